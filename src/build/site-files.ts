import { company } from '../content/company';
import { getAlternates, pageUrl } from '../head';
import { languages } from '../languages';
import { routes } from '../routes';

/** The pages for search engines, each with its alternates (sitemaps.org, with xhtml:link). */
function sitemap(): string {
  const urls = routes.flatMap(({ path }) => {
    const links = getAlternates(path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return languages.map((language) => `<url><loc>${pageUrl(path, language)}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Search engines may read everything. The sitemap lists it. */
const robots = `User-agent: *
Allow: /

Sitemap: ${company.address}/sitemap.xml
`;

/**
 * Where to report a vulnerability (RFC 9116). It expires within a year of the build, as section 2.5.5 asks: a site that
 * nobody builds any more should not promise an answer.
 */
function security(built: Date): string {
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return `Contact: mailto:${company.email}
Expires: ${expires.toISOString().replace(/\.\d+/, '')}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${company.address}/.well-known/security.txt
`;
}

/** The files that are not for visitors: two for search engines, one for whoever finds a vulnerability. */
export const siteFiles = (built: Date) => [
  { fileName: 'sitemap.xml', source: sitemap() },
  { fileName: 'robots.txt', source: robots },
  { fileName: '.well-known/security.txt', source: security(built) },
];
