import { hasArrived, reloadOnce } from './reload';

/**
 * Imports a part on first need. If its file is missing, the page reloads once and repeats the press. If that does not
 * help, this throws, and the next press tries again.
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
