import type { StaticShortcutMap } from 'unocss';

/** The cards of the services. */
export const serviceCards: StaticShortcutMap = {
  services: 'grid grid-cols-1 gap-4 md:(grid-cols-2 gap-6) xl:grid-cols-4',
  // The rows of one card are as high as those of its neighbours.
  service: [
    'flex flex-wrap items-center gap-x-4 gap-y-3',
    'md:(grid grid-cols-1 items-start row-span-3 [grid-template-rows:subgrid])',
  ],
  // Beside the mark as long as its longest word has room there.
  'service-title': 'min-w-0 flex-[1_1_min-content] [overflow-wrap:break-word]',
  mark: 'overflow-visible w-48px md:(w-64px mb-3)',
};
