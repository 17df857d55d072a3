import { recover } from './recover.ts';

/** Filled in for each page: everything that it needs to start. */
declare const __FILES__: readonly string[];

const files = __FILES__;

// The error of an element does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void recover(files);
  },
  true,
);
