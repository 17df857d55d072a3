/** A browser that says nothing of its painting, or paints nothing because it is hidden. */
const PAINTING_LIMIT_MS = 1_000;

/** From the painting of the page to the start of its code, so that the two do not meet. */
const REST_MS = 50;

/** A page that could not start reloads by itself no more often than this. */
const RELOAD_PAUSE_MS = 60_000;

export type StartScriptParts = {
  /** The module that starts the page, then what it needs at once; addresses on the site. */
  readonly files: readonly [entry: string, ...needed: string[]];
  readonly start: 'at-once' | 'when-painted';
  /** Address of the whole style sheet: a page that starts when it is painted has a part of it. */
  readonly styleSheet: string;
};

/** The scripts of a prerendered page: they start its code, and see to it where that fails. */
export function startScript({ files, start, styleSheet }: StartScriptParts): string {
  const [entry] = files;
  const recovery = recoverOnce([...files, styleSheet]);
  if (start === 'when-painted')
    return `<script>${recovery}${startWhenPainted(entry, styleSheet)}</script>`;
  const preloads = files.map((file) => `<link rel="modulepreload" href="${file}">`);
  return (
    `${preloads.join('')}<script>${recovery}` +
    `addEventListener('error',({target})=>{if(target.type==='module')failed()},true)</script>` +
    `<script type="module" src="${entry}"></script>`
  );
}

/**
 * Files of the page may be missing for a moment, while a server next door is a build ahead: each is
 * asked for until it is there, and the page is loaded once more. Where that is no help, it says so.
 */
const recoverOnce = (files: readonly string[]) =>
  `const failed=async()=>{try{` +
  `if(Date.now()-sessionStorage.getItem('cobek-reloaded')<${RELOAD_PAUSE_MS})throw 0;` +
  `sessionStorage.setItem('cobek-reloaded',Date.now());` +
  `for(const file of ${JSON.stringify(files)})` +
  `for(let i=0;i<2&&!(await fetch(file,{cache:'reload'})).ok;i++);` +
  `await fetch(location.href);location.reload()` +
  `}catch{document.getElementById('not-started').hidden=false}};`;

/** Reading comes before pressing: the code waits until the browser says what it has painted. */
const startWhenPainted = (entry: string, styleSheet: string) =>
  `addEventListener('load',()=>{let started;` +
  `const start=()=>started??=(${addStyles(styleSheet)},import('${entry}').catch(failed));` +
  `setTimeout(start,${PAINTING_LIMIT_MS});` +
  `new PerformanceObserver(()=>setTimeout(start,${REST_MS}))` +
  `.observe({type:'largest-contentful-paint',buffered:true})})`;

/** What is on the screen has its styles already, and these are the same once more: nothing moves. */
const addStyles = (styleSheet: string) =>
  `document.head.append(Object.assign(document.createElement('link'),` +
  `{rel:'stylesheet',href:'${styleSheet}',onerror:failed}))`;
