import { reloadOnce } from './reload-once';

/** Imports a part on first need. Where its file is gone the page reloads once, with no flash before; else it throws. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (await reloadOnce(String(error))) return new Promise(() => {});
    throw error;
  }
}
