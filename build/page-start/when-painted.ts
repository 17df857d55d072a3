import { keepPress } from './keep-press.ts';
import { oncePainted } from './once-painted.ts';
import { recover } from './recover.ts';

/** Filled in for each page: the style sheet, the entry module, then what that needs right away. */
declare const __FILES__: readonly [styleSheet: string, entry: string, ...needed: string[]];

const files = __FILES__;
const [styleSheet, entry, ...needed] = files;

const failed = () => recover(files);

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

keepPress();
oncePainted(() => {
  // What is on screen already has these styles, so nothing moves.
  addLink({ rel: 'stylesheet', href: styleSheet, onerror: failed });
  // All at once: on a slow line each file that names the next would cost a round trip.
  for (const href of needed) addLink({ rel: 'modulepreload', href });
  import(/* @vite-ignore */ entry).catch(failed);
});
