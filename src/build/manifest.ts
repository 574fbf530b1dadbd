import type { ManifestOptions } from 'vite-plugin-pwa';
import { light } from '../content/colours';
import { company } from '../content/company';
import { appStartQuery } from '../language/preferred-language';
import { translate } from '../language/words';
import type { Language } from '../languages';
import { getPathname } from '../routes';

const createImage = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' });

/** The manifest with which a device installs the site in a language. */
export function createManifest(language: Language): Partial<ManifestOptions> {
  const getStartUrl = (path: string) => getPathname(path, language) + appStartQuery;
  return {
    // The same in every language: it is one app.
    id: '/',
    name: company.name,
    short_name: company.name,
    description: translate(language, 'page.home.description'),
    lang: language,
    start_url: getStartUrl('/'),
    scope: '/',
    display: 'standalone',
    theme_color: light.paper,
    background_color: light.paper,
    icons: [
      { src: '/app-icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { ...createImage('/app-icons/icon-192.png', '192x192'), purpose: 'any' },
      { ...createImage('/app-icons/icon-512.png', '512x512'), purpose: 'any' },
      { ...createImage('/app-icons/maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: translate(language, 'nav.portfolio'), url: getStartUrl('/portfolio') },
      { name: translate(language, 'nav.contact'), url: `${getStartUrl('/')}#contact` },
    ],
  };
}
