/** The sections of the home page, by id, in their order. */
export const sections = ['home', 'services', 'clients', 'contact'] as const;

export type Section = (typeof sections)[number];
