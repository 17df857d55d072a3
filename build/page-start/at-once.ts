import { recover } from './recover.ts';

/** Filled in for each page: everything it needs to start. */
declare const __FILES__: readonly string[];

const files = __FILES__;

// An element's error event does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void recover(files);
  },
  true,
);
