/** One way to do without a food. */
export type Substitution = {
  /** Canonical name of what is missing, as prices.csv has it. */
  readonly food: string;
  /** Canonical name of what takes its place. */
  readonly substitute: string;
  /** What the substitute contains, as prices.csv has it: `susu`, `kedelai` … */
  readonly contains: readonly string[];
  /** How much of it, in a cook's words: "1 : 1", "2 untuk 3 butir". */
  readonly ratio: string;
  /** What changes. */
  readonly change: string;
};
