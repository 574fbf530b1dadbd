/** The typeface of the site: a file of an installed package, with a variable weight of 400 to 700, and upright. */
export const typeface = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
