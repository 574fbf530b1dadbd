import { clientKeys, clientOf } from '../../src/content/clients';
import { company, mailHref, phoneHref } from '../../src/content/company';
import { engagementYear, technologyWords } from '../../src/content/engagements';
import { expertise, services } from '../../src/content/services';
import { errorMessages } from '../../src/language/error-messages';
import { messageWords } from '../../src/language/message-words';
import { translatePeriod } from '../../src/language/period';
import type { Key } from '../../src/language/words';
import { languageNames, languages } from '../../src/languages';
import { addressOf, canonicalHref, itemName, navigation, routes, type Section, sectionHref } from '../../src/routes';
import { dictionaries, type Language, leading, longest, timeline } from '../content';
import { fields, thanks } from '../site-page';

/** A part of an ARIA snapshot: a role with its name, and what is in it. JSON is YAML, too. */
type Tree = string | { [role: string]: string | Tree[] };

const named = (role: string, name: string, ...states: string[]) =>
  [role, JSON.stringify(name), ...states.map((state) => `[${state}]`)].join(' ');
const heading = (level: number, name: string) => named('heading', name, `level=${level}`);
const paragraph = (text: string) => ({ paragraph: text });
const link = (name: string, url: string, ...content: Tree[]) => ({
  [named('link', name)]: [{ '/url': url }, ...content],
});
const list = (items: Tree[][], name?: string) => ({
  [name ? named('list', name) : 'list']: items.map((listitem) => ({ listitem })),
});

/** A tree as `toMatchAriaSnapshot` takes it. */
export const snapshotOf = (tree: Tree[]) => tree.map((one) => `- ${JSON.stringify(one)}`).join('\n');

/** What a screen reader is to be told of the part of each state in a language, role by role, with every word. */
export function treesOf({ path, narrow }: { path: string; narrow?: true }, language: Language) {
  const words = dictionaries[language];
  const last = errorMessages[language];
  const toPage = (page: string) => addressOf(page, language);
  const toSection = (section: Section) =>
    path === '/' ? `#${section}` : canonicalHref(toPage('/').replace(/\/$/, '') + sectionHref(section));
  const button = (label: string, purpose: string, section: Section) =>
    link(leading(label, purpose), toSection(section), { text: label });
  const titled = (level: number, title: Key, text: Key) => [heading(level, words[title]), paragraph(words[text])];
  const getStarted = button(words['hero.getStarted'], words['contact.title'], 'contact');
  const contact = titled(2, 'contact.title', 'contact.text');
  const address = [paragraph(company.street), paragraph(`${company.postcode} ${company.city}`)];
  const withPrivacy = (make: (address: string) => Tree) => (company.privacy ? [make(company.privacy)] : []);
  const { legalName, seat, registration, vat } = company;
  const wordOf = (technology: string) => {
    const key = technologyWords[technology];
    return key ? words[key] : technology;
  };

  const banner: Tree = {
    banner: [
      link(words['nav.skip'], '#content'),
      link(`${company.name}, ${words['nav.brandHome']}`, toPage('/'), { text: company.name }),
      ...(narrow ? [named('button', words['nav.menu'])] : []),
      {
        [named('navigation', words['nav.label'])]: [
          list(
            navigation.map((item) => [
              link(words[`nav.${itemName(item)}`], 'section' in item ? toSection(item.section) : toPage(item.path)),
            ]),
          ),
          list(
            languages.map((code) => [link(languageNames[code], addressOf(path, code))]),
            words['nav.language'],
          ),
          button(words['nav.getStarted'], words['contact.title'], 'contact'),
        ],
      },
    ],
  };

  const contentinfo: Tree = {
    contentinfo: [
      heading(2, company.name),
      paragraph(words['footer.tagline']),
      list([
        ...routes.map((route) => [link(words[`nav.${itemName(route)}`], toPage(route.path))]),
        ...withPrivacy((address) => link(words['footer.privacy'], address)).map((one) => [one]),
      ]),
      link(company.phone, phoneHref),
      link(company.email, mailHref),
      ...address,
      ...(legalName ? [paragraph(seat ? `${legalName}, ${seat}` : legalName)] : []),
      ...(registration ? [paragraph(`${words['footer.registration']} ${registration}`)] : []),
      ...(vat ? [paragraph(`${words['footer.vat']} ${vat}`)] : []),
      paragraph(`© ${new Date().getFullYear()} ${company.name}. ${words['footer.rights']}`),
    ],
  };

  const form = (isRefused: boolean): Tree[] => [
    paragraph(words['contact.required']),
    ...fields.flatMap((name) => [
      { text: words[`contact.${name}`] },
      named('textbox', words[`contact.${name}`], ...(isRefused ? ['invalid'] : [])),
      ...(isRefused ? [paragraph(words[`contact.${name}Missing`])] : []),
    ]),
    named('button', words['contact.send']),
  ];

  const home: Tree[] = [
    ...titled(1, 'hero.title', 'hero.text'),
    getStarted,
    button(words['hero.learnMore'], words['services.title'], 'services'),
    ...titled(2, 'services.title', 'services.text'),
    list(services.map(({ name }) => titled(3, `services.${name}.title`, `services.${name}.text`))),
    ...titled(2, 'clients.title', 'clients.text'),
    list(clientKeys.map((key) => [named('img', clientOf(key).name)])),
    link(words['clients.link'], toPage('/portfolio')),
    ...contact,
    ...form(false),
    ...(company.messages ? [paragraph(`${company.name} ${messageWords[language].privacy}`)] : []),
    ...withPrivacy((address) => ({ paragraph: [link(words['footer.privacy'], address)] })),
    'status',
    heading(3, words['contact.details']),
    { term: words['contact.email'] },
    { definition: [link(company.email, mailHref)] },
    { term: words['contact.phone'] },
    { definition: [link(company.phone, phoneHref)] },
    { term: words['contact.address'] },
    { definition: address },
  ];

  const portfolio: Tree[] = [
    ...titled(1, 'portfolio.title', 'portfolio.subtitle'),
    list(
      timeline.map((one) => [{ text: String(engagementYear(one)) }, link(one.name, `#${one.client}`)]),
      words['portfolio.timeline'],
    ),
    ...contact,
    { paragraph: [getStarted] },
  ];

  const about: Tree[] = [
    ...titled(1, 'about.title', 'about.intro'),
    heading(2, words['about.mission.title']),
    { blockquote: [paragraph(words['about.mission.quote'])] },
    paragraph(words['about.mission.text']),
    heading(2, words['about.expertise.title']),
    list(expertise.map((name) => titled(3, `about.expertise.${name}.title`, `about.expertise.${name}.text`))),
    ...titled(2, 'about.clientFirst.title', 'about.clientFirst.text'),
    ...titled(2, 'about.reputation.title', 'about.reputation.text'),
    ...contact,
    { paragraph: [getStarted] },
  ];

  const notFound: Tree[] = [
    heading(1, words['notFound.title']),
    ...titled(2, 'notFound.text', 'notFound.hint'),
    { paragraph: [link(words['notFound.link'], toPage('/'))] },
  ];

  const [projects = []] = timeline.filter(({ name }) => name === longest).map((one) => one.projects);
  const count = words[projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered'];
  const articles = projects.map(({ nameKey, descKey, period, technologies }) => ({
    article: [
      heading(3, words[nameKey]),
      paragraph(translatePeriod(period, language)),
      paragraph(words[descKey]),
      list(
        technologies.map((technology) => [{ text: wordOf(technology) }]),
        words['portfolio.technologies'],
      ),
    ],
  }));
  const close = named('button', words['portfolio.close']);
  const dialog = [heading(2, longest), { text: `${projects.length} ${count}` }, close, ...articles];

  const errorScreen: Tree[] = [
    paragraph(company.name),
    {
      alert: [
        heading(1, last.title),
        paragraph(last.text),
        { paragraph: [named('button', last.reload), link(last.home, toPage('/'))] },
      ],
    },
  ];

  const sent: Tree = {
    [named('group', words['contact.sentTitle'])]: [{ text: thanks(language) }, named('button', words['toast.close'])],
  };
  const whole = (main: Tree[]): Tree[] => [banner, { main }, contentinfo, 'status'];
  return {
    home: whole(home),
    portfolio: whole(portfolio),
    about: whole(about),
    'not-found': whole(notFound),
    menu: [banner],
    dialog: [{ [named('dialog', longest)]: dialog }],
    'project without scripts': [link(words['portfolio.close'], '#timeline'), heading(2, longest), ...articles],
    refused: form(true),
    sent: [{ [named('region', words['toast.region'])]: [sent] }],
    'error-screen': [{ main: errorScreen }],
  };
}
