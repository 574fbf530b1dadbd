import { company } from '../content/company';
import { defaultLanguage } from '../content/languages';
import { getPageUrl } from '../head';
import { languages } from '../languages';
import { getManifestPath, getPathname, notFound, routes } from '../routes';
import { createManifest } from './manifest';

/** The pages for search engines (sitemaps.org). The head of each names its alternates. */
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${routes.flatMap(({ path }) => languages.map((code) => `<url><loc>${getPageUrl(path, code)}</loc></url>`)).join('\n')}
</urlset>
`;

/** Search engines may read everything. The sitemap lists it. */
const robots = `User-agent: *
Allow: /

Sitemap: ${company.website}/sitemap.xml
`;

/** The form for Netlify Forms, which finds it in this file and stores the messages that have its name. */
function createNetlifyForm(name: string, html: string): string {
  const inputs = [...html.matchAll(/<(?:input|textarea)[^>]* (name="[^"]*")/g)].map(([, field]) => `<input ${field}>`);
  return `<form name="${name}" data-netlify="true" netlify-honeypot="_gotcha" hidden>${inputs.join('')}</form>\n`;
}

/**
 * The files that are not for visitors: for devices, for search engines, and for hosts that need one.
 * @param homeHtml the HTML of the home page, whose form Netlify needs to know
 */
export function createSiteFiles(homeHtml: string) {
  const formName = company.formFields?.['form-name'];
  return [
    ...languages.map((language) => ({
      fileName: getManifestPath(language).slice(1),
      source: JSON.stringify(createManifest(language)),
    })),
    { fileName: 'sitemap.xml', source: sitemap },
    { fileName: 'robots.txt', source: robots },
    // Apache takes the not-found page of the nearest folder.
    ...languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => ({
        fileName: `${language}/.htaccess`,
        source: `ErrorDocument 404 ${getPathname(notFound.path, language)}.html\n`,
      })),
    ...(formName ? [{ fileName: 'netlify-form.html', source: createNetlifyForm(formName, homeHtml) }] : []),
  ];
}
