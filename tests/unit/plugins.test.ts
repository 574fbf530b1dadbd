import { expect, test } from 'vitest';
import { createPolicy } from '../../src/build/policy';
import { company } from '../../src/content/company';

const endpoint = 'https://forms.example.nl/ajax/me@example.nl';

const website = 'https://www.example.nl';

test.each([
  [undefined, "'self'", "'none'"],
  ['/api/contact', "'self'", `'self' ${website}`],
  [`${endpoint}?x=1`, `'self' ${endpoint}`, `'self' ${endpoint} ${website}`],
  [
    'https://forms.example.nl/a;b,c',
    "'self' https://forms.example.nl/a%3Bb%2Cc",
    `'self' https://forms.example.nl/a%3Bb%2Cc ${website}`,
  ],
])(
  'The policy lets messages go to the endpoint %s and back to the site, and nowhere else',
  (messages, connections, forms) => {
    const policy = createPolicy('', '', { ...company, formEndpoint: messages, website });
    expect(policy).toContain(`; connect-src ${connections}; `);
    expect(policy).toContain(`; form-action ${forms}; `);
  },
);
