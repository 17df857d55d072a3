/** The time, and timers; tests move their own clock instead of waiting. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after a delay in milliseconds, unless the returned function is called first. */
  setTimer(run: () => void, delayMs: number): () => void;
};

/** The platform's `fetch`. Its signal also ends the reading of the body. */
export type Fetch = (url: string, init?: FetchInit) => Promise<FetchedResponse>;

/** Options of a request: a subset of the platform's `RequestInit`. */
export type FetchInit = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
};

/**
 * The parts of a response that are read: those of the platform's `Response`, or of something far
 * lighter for a server that holds a thousand open.
 */
export type FetchedResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: FetchedBody | null;
};

export type FetchedBody = {
  getReader(): FetchedBodyReader;
  /** Cancels a body without reading it to the end. */
  cancel(): Promise<void>;
};

export type FetchedBodyReader = {
  /** The next bytes, as they arrive. Read one after another, never two at once. */
  read(): Promise<FetchedBytes>;
};

/** `done` comes without bytes, after the last ones. */
export type FetchedBytes = { readonly done: boolean; readonly value?: Uint8Array | undefined };

/** A number from 0 up to but not including 1, like `Math.random`. */
export type Random = () => number;
