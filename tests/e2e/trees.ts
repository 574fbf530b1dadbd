import { clientKeys, clientOf } from '../../src/content/clients';
import { company, mailHref, phoneHref } from '../../src/content/company';
import { engagementYear } from '../../src/content/engagements';
import { expertise, services } from '../../src/content/services';
import { lastWords } from '../../src/language/last-words';
import { translatePeriod } from '../../src/language/period';
import { languageNames } from '../../src/languages';
import { itemName, navigation, routes, type Section, sectionHref } from '../../src/routes';
import { dictionaries, type Language, languages, leading, timeline } from '../content';

/**
 * The accessibility tree of each view as it was reviewed: every role, in its place and with its states. The words,
 * and how many clients, services and projects there are, come from the content.
 */
type Tree = readonly string[];

/** Whether YAML takes a text for nothing but a text. Only what it would not is quoted, so that a difference shows. */
const isPlain = (text: string) => /^[\p{L}\d©/]/u.test(text) && !/:(\s|$)|\s#|^[\d.]+$/.test(text);

/** A line of the tree: a role, with its name and states. */
const line = (role: string, name?: string, state = '') => {
  const words = [role, name !== undefined && JSON.stringify(name), state].filter(Boolean).join(' ');
  return `- ${isPlain(words) ? words : `'${words.replaceAll("'", "''")}'`}`;
};

const holding = (head: string, ...parts: Tree[]): Tree => [`${head}:`, ...parts.flat().map((part) => `  ${part}`)];
const part = (role: string, ...parts: Tree[]) => holding(line(role), ...parts);
const says = (role: string, text: string): Tree => [`${line(role)}: ${isPlain(text) ? text : JSON.stringify(text)}`];

const heading = (level: number, name: string): Tree => [line('heading', name, `[level=${level}]`)];
const paragraph = (text: string) => says('paragraph', text);
const link = (name: string, url: string, ...parts: Tree[]) =>
  holding(line('link', name), [`- /url: ${isPlain(url) ? url : JSON.stringify(url)}`], ...parts);
const list = (items: Tree[], name?: string) =>
  holding(line('list', name), ...items.map((item) => part('listitem', item)));

type View = (language: Language) => Tree;

const address = `${company.postcode} ${company.city}`;
const phone = link(company.phone, phoneHref);
const mail = link(company.email, mailHref);

/** The address of a section; within the home page it is a fragment alone. */
const toSection = (section: Section, isHome: boolean) => (isHome ? `#${section}` : sectionHref(section));

const bar = (language: Language, isHome: boolean): Tree => {
  const t = dictionaries[language];
  const items = navigation.map((item) =>
    link(t[`nav.${itemName(item)}`], 'section' in item ? toSection(item.section, isHome) : item.path),
  );
  const flags = languages.map((code) => line('button', languageNames[code], code === language ? '[pressed]' : ''));
  return part(
    'banner',
    link(t['nav.skip'], '#content'),
    link(`${company.name}, ${t['nav.brandHome']}`, '/', says('text', company.name)),
    holding(
      line('navigation', t['nav.label']),
      list(items),
      holding(line('group', t['nav.language']), says('text', t['nav.language']), flags),
      link(
        leading(t['nav.getStarted'], t['contact.title']),
        toSection('contact', isHome),
        says('text', t['nav.getStarted']),
      ),
    ),
  );
};

const footer: View = (language) => {
  const t = dictionaries[language];
  return part(
    'contentinfo',
    heading(2, company.name),
    paragraph(t['footer.tagline']),
    list(routes.map((route) => link(t[`nav.${itemName(route)}`], route.path))),
    phone,
    mail,
    says('text', `${company.street} ${address}`),
    paragraph(`${t['footer.registration']} ${company.registration} ${t['footer.vat']} ${company.vat}`),
    paragraph(`© ${new Date().getFullYear()} ${company.name}. ${t['footer.rights']}`),
  );
};

/** A page: what is in its main part, between the bar and the footer. */
const page =
  (main: View, isHome = false): View =>
  (language) => [...bar(language, isHome), ...part('main', main(language)), ...footer(language), line('status')];

const home = page((language) => {
  const t = dictionaries[language];
  const field = (label: string): Tree => [...says('text', label), line('textbox', label)];
  return [
    ...heading(1, t['hero.title']),
    ...paragraph(t['hero.text']),
    ...link(leading(t['hero.getStarted'], t['contact.title']), '#contact', says('text', t['hero.getStarted'])),
    ...link(leading(t['hero.learnMore'], t['services.title']), '#services', says('text', t['hero.learnMore'])),
    ...heading(2, t['services.title']),
    ...paragraph(t['services.text']),
    ...list(
      services.map(({ name }) => [
        ...heading(3, t[`services.${name}.title`]),
        ...paragraph(t[`services.${name}.text`]),
      ]),
    ),
    ...heading(2, t['clients.title']),
    ...paragraph(t['clients.text']),
    ...list(clientKeys.map((key) => [line('img', clientOf(key).name)])),
    ...link(t['clients.link'], '/portfolio'),
    ...heading(2, t['contact.title']),
    ...paragraph(t['contact.text']),
    ...paragraph(t['contact.required']),
    ...field(t['contact.name']),
    ...field(t['contact.email']),
    ...field(t['contact.message']),
    line('button', t['contact.send']),
    ...heading(3, t['contact.details']),
    ...says('term', t['contact.email']),
    ...part('definition', mail),
    ...says('term', t['contact.phone']),
    ...part('definition', phone),
    ...says('term', t['contact.address']),
    ...says('definition', `${company.street} ${address}`),
  ];
}, true);

/** The band that closes an inner page. */
const closing: View = (language) => {
  const t = dictionaries[language];
  const contact = link(
    leading(t['hero.getStarted'], t['contact.title']),
    sectionHref('contact'),
    says('text', t['hero.getStarted']),
  );
  return [...heading(2, t['contact.title']), ...paragraph(t['contact.text']), ...part('paragraph', contact)];
};

const portfolio = page((language) => {
  const t = dictionaries[language];
  return [
    ...heading(1, t['portfolio.title']),
    ...paragraph(t['portfolio.subtitle']),
    ...list(
      timeline.map((engagement) => [
        ...says('text', String(engagementYear(engagement))),
        line('button', engagement.name),
      ]),
      t['portfolio.timeline'],
    ),
    ...closing(language),
  ];
});

const about = page((language) => {
  const t = dictionaries[language];
  return [
    ...heading(1, t['about.title']),
    ...paragraph(t['about.intro']),
    ...heading(2, t['about.mission.title']),
    ...paragraph(t['about.mission.text']),
    ...part('blockquote', paragraph(t['about.mission.quote'])),
    ...heading(2, t['about.expertise.title']),
    ...list(
      expertise.map((field) => [
        ...heading(3, t[`about.expertise.${field}.title`]),
        ...paragraph(t[`about.expertise.${field}.text`]),
      ]),
    ),
    ...heading(2, t['about.clientFirst.title']),
    ...paragraph(t['about.clientFirst.text']),
    ...heading(2, t['about.reputation.title']),
    ...paragraph(t['about.reputation.text']),
    ...closing(language),
  ];
});

const notFound = page((language) => {
  const t = dictionaries[language];
  return [
    ...heading(1, t['notFound.title']),
    ...paragraph(t['notFound.text']),
    ...part('paragraph', link(t['notFound.link'], '/')),
  ];
});

const errorScreen: View = (language) => {
  const { title, text, reload, home } = lastWords[language];
  const ways = part('paragraph', [line('button', reload)], link(home, '/'));
  return part('main', paragraph(company.name), part('alert', heading(1, title), paragraph(text), ways));
};

const views: Record<string, View> = { home, portfolio, about, 'not-found': notFound, 'error-screen': errorScreen };

/** The tree of a view in a language, as Playwright takes it. */
export const treeOf = (view: string, language: Language) => views[view]?.(language).join('\n') ?? '';

/** The tree of the page while the dialog of a client is open: nothing else is in reach but the messages. */
export function dialogTree({ name, projects }: (typeof timeline)[number], language: Language): string {
  const t = dictionaries[language];
  const count = t[projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered'];
  const details = projects.map(({ nameKey, descKey, period, technologies }) =>
    part(
      'article',
      heading(3, t[nameKey]),
      paragraph(translatePeriod(period, language)),
      paragraph(t[descKey]),
      holding(line('list', t['portfolio.technologies']), ...technologies.map((tag) => says('listitem', tag))),
    ),
  );
  const close = [line('button', t['portfolio.close'])];
  const summary = says('text', `${projects.length} ${count}`);
  const dialog = holding(line('dialog', name), heading(2, name), summary, close, ...details);
  return [line('region', t['toast.region']), ...dialog].join('\n');
}
