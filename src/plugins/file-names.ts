/** The names of the scripts: the build gives them, and the documents ask for them. */

export const mainFile = 'main.js';

/** The file with the words of a language. `*` stands for any language. */
export const wordsFile = (language: string) => `words-${language}.js`;

/** The chunk of React and its kin. The build puts a hash behind its name. */
export const vendorChunk = 'vendor';
