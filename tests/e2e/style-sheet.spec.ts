import { readdirSync, readFileSync } from 'node:fs';
import { type CssNode, fork, generate, ident, parse, walk } from 'css-tree';
import { company } from '../../src/content/company';
import { ifSent } from '../../uno.config';
import { expect, test } from './fixtures';

/** The grammar of CSS, and what only Safari knows: how much of a word stays before and after a hyphen. */
const { lexer } = fork({
  properties: {
    '-webkit-hyphenate-limit-before': 'auto | <integer>',
    '-webkit-hyphenate-limit-after': 'auto | <integer>',
  },
});

/** The style sheet that the documents carry, and what a parser of CSS could not read in it. */
async function readSheet(document: Promise<{ text: () => Promise<string> }>) {
  const [, text = ''] = /<style>(.*?)<\/style>/s.exec(await (await document).text()) ?? [];
  const faults: string[] = [];
  const sheet = parse(text, { onParseError: ({ message }, node) => faults.push(`${message}: ${generate(node)}`) });
  expect(text).not.toBe('');
  return { sheet, faults };
}

/** The first value of each variable. */
function variablesOf(sheet: CssNode) {
  const variables = new Map<string, string>();
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property.startsWith('--') && !variables.has(property)) variables.set(property, generate(value));
    },
  });
  return variables;
}

/** Puts values in the places of variables. A variable that nobody sets stays. */
function fillIn(value: string, variables: Map<string, string>): string {
  const filled = value
    .replace(/env\([\w-]+\)/g, '0px')
    .replace(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (asked, name, otherwise) => {
      return variables.get(name) ?? otherwise ?? asked;
    });
  return filled === value ? value : fillIn(filled, variables);
}

test('The style sheet says nothing that is not CSS, and asks for no variable that nobody sets', async ({ request }) => {
  const { sheet, faults } = await readSheet(request.get('/'));
  const variables = variablesOf(sheet);
  walk(sheet, function (node) {
    if (node.type === 'Atrule') {
      const { error } = lexer.matchAtrulePrelude(node.name, node.prelude ?? '');
      if (error) faults.push(`@${node.name} ${node.prelude && generate(node.prelude)}: ${error.message}`);
    }
    if (node.type !== 'Declaration' || node.property.startsWith('--')) return;
    const value = fillIn(generate(node.value), variables);
    const { error } =
      this.atrule?.name === 'font-face'
        ? lexer.matchAtruleDescriptor('font-face', node.property, value)
        : lexer.matchProperty(node.property, value);
    if (error) faults.push(`${this.rule && generate(this.rule.prelude)}{${node.property}:${value}}: ${error.message}`);
  });
  expect(faults).toEqual([]);
});

test('Every class has a rule, and there is no rule for a class that nothing has', async ({ request }) => {
  const { sheet } = await readSheet(request.get('/'));
  const styled = new Set<string>();
  walk(sheet, {
    visit: 'ClassSelector',
    enter: ({ name }) => styled.add(ident.decode(name)),
  });
  const given = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && (company.messages || !ifSent.test(`/${file}`)))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .flatMap((text) => text.match(/className(=|: )(".*?"|'.*?'|{.*?})|classList\.add\(.*?\)/g) ?? [])
    .flatMap((place) => [...place.matchAll(/"(.*?)"|'(.*?)'/g)])
    .flatMap(([, double, single = double]) => single?.split(' '));
  expect([...styled].sort()).toEqual([...new Set(given)].sort());
});
