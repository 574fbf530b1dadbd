import { reloadOnce } from './reload-once';

/**
 * Loads a part of the site that is fetched on first need. When the file is gone after a deploy, the page reloads once;
 * the promise then stays open, so that nothing flashes before the reload.
 * @param load the dynamic import
 * @throws what the import throws, where reloading would not help
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (await reloadOnce(String(error))) return new Promise(() => {});
    throw error;
  }
}
