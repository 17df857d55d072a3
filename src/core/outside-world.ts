/** The time outside, handed in so that tests need not wait. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after a delay in milliseconds, unless the returned function is called before. */
  setTimer(run: () => void, delayMs: number): () => void;
};

/** `fetch` of whatever the code runs in. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A number from 0 up to but not including 1, like `Math.random`. */
export type Random = () => number;
