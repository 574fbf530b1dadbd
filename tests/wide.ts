import { barWidth } from '../src/plugins/bar-width';

/** How wide a window is in which the bar shows its items: 1280 px, or more if the owner's words need it. */
export const wide = Math.max(1280, Math.ceil(16 * (await barWidth(64))));
