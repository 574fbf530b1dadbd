/** The services, in the order of the cards. A name here is an icon and a pair of words too. */
export const services = ['consulting', 'development', 'process', 'management'] as const;

/** What the about page says the company knows well, in the order of its cards. */
export const expertise = ['workplace', 'service', 'erp', 'cloud'] as const;
