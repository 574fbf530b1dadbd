import type { ManifestOptions } from 'vite-plugin-pwa';
import { company } from '../content/company.ts';
import { defaultLanguage } from '../language/codes.ts';
import { en } from '../language/en.ts';
import { light } from '../styles/colours.ts';

const png = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' });

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  ...png(`/icons/${name}-${size}.png`, `${size}x${size}`),
  purpose,
});

const screenshot = (form_factor: 'narrow' | 'wide', sizes: string, page: 'home' | 'portfolio') => ({
  ...png(`/screenshots/${form_factor}-${page}.png`, sizes),
  form_factor,
  label: en[`page.${page}.title`],
});

const shortcut = (name: 'portfolio' | 'contact', url: string) => ({
  name: en[`nav.${name}`],
  url,
  icons: [png(`/icons/${name}-96.png`, '96x96')],
});

/** What a device needs to know to install the site (W3C Web Application Manifest). */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: company.name,
  short_name: company.name,
  description: en['page.home.description'],
  lang: defaultLanguage,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  theme_color: light.paper,
  background_color: light.paper,
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  screenshots: [
    screenshot('narrow', '720x1560', 'home'),
    screenshot('narrow', '720x1560', 'portfolio'),
    screenshot('wide', '1280x800', 'home'),
  ],
  shortcuts: [shortcut('portfolio', '/portfolio'), shortcut('contact', '/#contact')],
};
