/**
 * Between the lines of a packed text. A line break would be written as three characters there: the text is
 * JSON in a string of a module.
 */
export const LINE = '_';
