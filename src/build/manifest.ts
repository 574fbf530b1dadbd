import type { ManifestOptions } from 'vite-plugin-pwa';
import { light } from '../content/colours';
import { company } from '../content/company';
import { appStartQuery } from '../language/preferred-language';
import { translate } from '../language/words';
import type { Language } from '../languages';
import { getPathname } from '../routes';

const png = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' });

/** The manifest with which a device installs the site in a language. */
export function createManifest(language: Language): Partial<ManifestOptions> {
  const startAt = (path: string) => getPathname(path, language) + appStartQuery;
  const screenshot = (form_factor: 'narrow' | 'wide', sizes: string, page: 'home' | 'portfolio') => ({
    ...png(`/screenshots/${form_factor}-${page}.png`, sizes),
    form_factor,
    label: translate(language, `page.${page}.title`),
  });
  return {
    // The same in every language: it is one app.
    id: '/',
    name: company.name,
    short_name: company.name,
    description: translate(language, 'page.home.description'),
    lang: language,
    start_url: startAt('/'),
    scope: '/',
    display: 'standalone',
    theme_color: light.paper,
    background_color: light.paper,
    icons: [
      { src: '/app-icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { ...png('/app-icons/icon-192.png', '192x192'), purpose: 'any' },
      { ...png('/app-icons/icon-512.png', '512x512'), purpose: 'any' },
      { ...png('/app-icons/maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
    screenshots: [
      screenshot('narrow', '720x1560', 'home'),
      screenshot('narrow', '720x1560', 'portfolio'),
      screenshot('wide', '1280x800', 'home'),
    ],
    shortcuts: [
      { name: translate(language, 'nav.portfolio'), url: startAt('/portfolio') },
      { name: translate(language, 'nav.contact'), url: `${startAt('/')}#contact` },
    ],
  };
}
