/** No-break space: keeps « 1 234,50 € » on one line. The narrow one is in neither of our typefaces. */
export const NBSP = '\u00A0';
