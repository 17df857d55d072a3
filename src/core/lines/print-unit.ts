/** A unit as it is printed: "l" would read as a 1. */
export const printUnit = (unit: string): string => (unit === 'l' ? 'liter' : unit);
