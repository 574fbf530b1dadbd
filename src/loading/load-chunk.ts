import { hasArrived, reloadOnce } from './reload';

/**
 * Imports a part on first need. If its file is gone, the page reloads once and repeats the press; if that does not help,
 * it throws, and the next press tries again.
 * @param name what the part is called
 */
export async function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load();
    hasArrived(name);
    return module;
  } catch (error) {
    if (await reloadOnce(name, error)) return new Promise(() => {});
    throw error;
  }
}
