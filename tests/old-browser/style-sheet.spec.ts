import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type CssNode, fork, generate, parse, walk } from 'css-tree';
import { dist } from '../test-host/versions';

/** The grammar of CSS, and what only Safari knows: how much of a word stays before and after a hyphen. */
const { lexer } = fork({
  properties: {
    '-webkit-hyphenate-limit-before': 'auto | <integer>',
    '-webkit-hyphenate-limit-after': 'auto | <integer>',
  },
});

/** What a parser of CSS could not read in the style sheet, and what browsers would not. */
const faults: string[] = [];

// It has what the others have, and more.
const [, text = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(`${dist}/404.html`, 'utf8')) ?? [];
const sheet = parse(text, { onParseError: ({ message }, node) => faults.push(`${message}: ${generate(node)}`) });

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
    .replace(/env\([\w-]+\)/g, ' 0px ')
    .replace(/var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g, (asked, name, otherwise) => {
      // In a style sheet, nothing that follows joins what a variable stands for.
      const known = variables.get(name) ?? otherwise;
      return known === undefined ? asked : ` ${known} `;
    });
  return filled === value ? value : fillIn(filled, variables);
}

test('The style sheet says nothing that is not CSS, and asks for no variable that nobody sets', () => {
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
  expect(text).not.toBe('');
  expect(faults).toEqual([]);
});

test('A selector that not every browser knows stands alone, so that it takes no other with it', () => {
  const lists: string[] = [];
  walk(sheet, {
    visit: 'Rule',
    enter: ({ prelude }) => {
      if (prelude.type === 'SelectorList' && prelude.children.size > 1) lists.push(generate(prelude));
    },
  });
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => /:(has|is|where|popover-open)\b/.test(list))).toEqual([]);
});
