import { defineConfig, type Extractor, presetMini } from 'unocss';
import { company } from './src/content/company.ts';
import { lockVariables } from './src/illustration/lock.ts';
import { about } from './src/styles/about.ts';
import { bands } from './src/styles/bands.ts';
import { bar } from './src/styles/bar.ts';
import { colourVariables, light } from './src/styles/colours.ts';
import { dialog } from './src/styles/dialog.ts';
import { footer } from './src/styles/footer.ts';
import { form } from './src/styles/form.ts';
import { services } from './src/styles/services.ts';
import { shared } from './src/styles/shared.ts';
import { placeRules, timeline } from './src/styles/timeline.ts';
import { toast } from './src/styles/toast.ts';
import { wall } from './src/styles/wall.ts';

/** Reads classes where they are given, so that no word of a text or of the code is taken for one. */
const classAttributes: Extractor = {
  name: 'class-attributes',
  extract: ({ code }) =>
    [...code.matchAll(/\bclassName(?:=|: )("[^"]*"|'[^']*'|{[^}]*})/g)].flatMap(([, value = '']) =>
      value.split(/["'`{}\s]+/),
    ),
};

/** A form that is sent also works without JavaScript, and stays in sight there. */
const sentForm = { 'contact-form': String(form['contact-form']).replace('media-no-script:hidden', '') };

export default defineConfig({
  presets: [presetMini({ preflight: false })],
  preflights: [{ getCSS: colourVariables }, { getCSS: lockVariables }, { getCSS: placeRules }],
  shortcuts: {
    ...shared,
    ...bar,
    ...footer,
    ...bands,
    ...services,
    ...timeline,
    ...about,
    ...wall,
    ...form,
    ...dialog,
    ...toast,
    ...(company.messages && sentForm),
  },
  extractorDefault: classAttributes,
  content: { pipeline: { include: /\.tsx?$/ } },
  theme: {
    colors: Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])),
    fontSize: {
      display: 'clamp(2.5rem,min(.75rem + 5.2vw,1rem + 9vh),5rem)',
      title: 'clamp(1.875rem,1.4rem + 2.2vw,3rem)',
      lead: 'clamp(1.125rem,1.05rem + .4vw,1.3125rem)',
    },
    // In em, so that enlarged text gets the layout that has room for it.
    breakpoints: { md: '48em', lg: '64em' },
    media: {
      'no-script': '(scripting:none)',
      'forced-colours': '(forced-colors:active)',
      dark: 'screen and (prefers-color-scheme:dark)',
      low: '(max-height:20em)',
      moving: '(prefers-reduced-motion:no-preference)',
    },
    supports: { 'no-popover': 'not selector(:popover-open)' },
  },
});
