import type { ManifestOptions } from 'vite-plugin-pwa';
import { light } from '../../uno.config.ts';
import { company } from '../content/company.ts';
import { defaultLanguage } from '../language/codes.ts';
import { en } from '../language/en.ts';

const icon = (src: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string, drawing: string) => ({
  name,
  url,
  icons: [{ src: `/icons/${drawing}-96.png`, sizes: '96x96', type: 'image/png' }],
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
    icon('/icons/icon-192.png', 192, 'any'),
    icon('/icons/icon-512.png', 512, 'any'),
    icon('/icons/maskable-512.png', 512, 'maskable'),
    icon('/icons/monochrome-512.png', 512, 'monochrome'),
  ],
  screenshots: [
    {
      src: '/screenshots/narrow-home.png',
      sizes: '720x1560',
      type: 'image/png',
      form_factor: 'narrow',
      label: en['page.home.title'],
    },
    {
      src: '/screenshots/narrow-portfolio.png',
      sizes: '720x1560',
      type: 'image/png',
      form_factor: 'narrow',
      label: en['page.portfolio.title'],
    },
    {
      src: '/screenshots/wide-home.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: en['page.home.title'],
    },
  ],
  shortcuts: [
    shortcut(en['nav.portfolio'], '/portfolio', 'portfolio'),
    shortcut(en['nav.contact'], '/#contact', 'contact'),
  ],
};
