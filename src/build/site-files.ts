import { company } from '../content/company.ts';
import { alternatesOf, pageAddress } from '../head.ts';
import { languages } from '../language/codes.ts';
import { routes } from '../routes.ts';

/** The pages for search engines, each with its alternates (sitemaps.org, with xhtml:link). */
export function sitemapXml(): string {
  const urls = routes.flatMap(({ path }) => {
    const links = alternatesOf(path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return languages.map((language) => `<url><loc>${pageAddress(path, language)}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Everything may be read, and the sitemap says what there is. */
export const robotsTxt = `User-agent: *
Allow: /

Sitemap: ${company.address}/sitemap.xml
`;

/**
 * Where to report a vulnerability (RFC 9116). It expires within a year of the build, as section 2.5.5 asks, so that a
 * site that nobody builds any more does not promise an answer for ever.
 * @param built the time of the build
 */
export function securityTxt(built: Date): string {
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return `Contact: mailto:${company.email}
Expires: ${expires.toISOString().replace(/\.\d+/, '')}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${company.address}/.well-known/security.txt
`;
}
