import type { ManifestOptions } from 'vite-plugin-pwa';
import { light } from '../content/colours';
import { company } from '../content/company';
import { appStartQuery } from '../language/preferred-language';
import { translate } from '../language/words';
import type { Language } from '../languages';
import { getPathname } from '../routes';

const createIcon = (name: string, size: number, purpose: 'any' | 'maskable') =>
  ({ src: `/app-icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const;

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
      createIcon('icon', 192, 'any'),
      createIcon('icon', 512, 'any'),
      createIcon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: translate(language, 'nav.portfolio'), url: getStartUrl('/portfolio') },
      { name: translate(language, 'nav.contact'), url: `${getStartUrl('/')}#contact` },
    ],
  };
}
