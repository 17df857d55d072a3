/** Longest wait for the paint: some browsers do not report it, and a hidden page is not painted. */
const PAINTING_LIMIT_MS = 1_000;

/** Pause between the page's paint and the start of its code, so that they do not compete. */
const REST_MS = 50;

/** Shortest time between two automatic reloads of a page that could not start. */
const RELOAD_PAUSE_MS = 60_000;

type StartScriptParts = {
  /** The entry module, then what it needs right away, as paths on the site. */
  readonly files: readonly [entry: string, ...needed: string[]];
  readonly start: 'at-once' | 'when-painted';
  /** Path of the whole style sheet; a page that starts once painted carries only a part of it. */
  readonly styleSheet: string;
};

/** The scripts of a prerendered page: they start its code, and recover if that fails. */
export function startScript({ files, start, styleSheet }: StartScriptParts): string {
  const [entry] = files;
  const recovery = recoverOnce([...files, styleSheet]);
  if (start === 'when-painted')
    return `<script>${recovery}${KEEP_PRESS}${startWhenPainted(files, styleSheet)}</script>`;
  const preloads = files.map((file) => `<link rel="modulepreload" href="${file}">`);
  return (
    `${preloads.join('')}<script>${recovery}` +
    `addEventListener('error',({target})=>{if(target.type==='module')failed()},true)</script>` +
    `<script type="module" src="${entry}"></script>`
  );
}

/**
 * Files of the page may be missing for a moment while a second server is a build ahead: each is
 * requested until it is there, and the page reloads once. If that does not help, the page says so.
 */
const recoverOnce = (files: readonly string[]) =>
  `const failed=async()=>{try{` +
  `if(Date.now()-sessionStorage.getItem('cobek-reloaded')<${RELOAD_PAUSE_MS})throw 0;` +
  `sessionStorage.setItem('cobek-reloaded',Date.now());` +
  `for(const file of ${JSON.stringify(files)})` +
  `for(let i=0;i<2&&!(await fetch(file,{cache:'reload'})).ok;i++);` +
  `await fetch(location.href);location.reload()` +
  `}catch{document.getElementById('not-started').hidden=false}};`;

/** Visitors read before they click: the code waits until the browser reports its paint. */
const startWhenPainted = ([entry, ...needed]: StartScriptParts['files'], styleSheet: string) =>
  `addEventListener('load',()=>{let started;` +
  `const start=()=>started??=(${addStyles(styleSheet)},${preload(needed)},` +
  `import('${entry}').catch(failed));` +
  `setTimeout(start,${PAINTING_LIMIT_MS});` +
  `new PerformanceObserver(()=>setTimeout(start,${REST_MS}))` +
  `.observe({type:'largest-contentful-paint',buffered:true})})`;

/**
 * A button that is pressed before its code has arrived gets a ring, and is pressed again once it
 * works. If several are pressed, the last one is pressed again.
 */
const KEEP_PRESS =
  `let ring,waiting;addEventListener('pointerup',({target})=>{` +
  `const button=document.querySelector('header button:disabled')&&target.closest('button:disabled');` +
  `if(!button)return;ring?.cancel();clearInterval(waiting);` +
  `ring=button.animate({boxShadow:Array(2).fill('0 0 0 3px var(--turmeric)')},1e5);` +
  `waiting=setInterval(()=>{if(button.isConnected&&button.matches(':disabled'))return;` +
  `ring.cancel();clearInterval(waiting);button.click()},100)});`;

/** All at once: on a slow line each file that names the next would cost a round trip. */
const preload = (files: readonly string[]) =>
  `${JSON.stringify(files)}.map(href=>document.head.append(` +
  `Object.assign(document.createElement('link'),{rel:'modulepreload',href})))`;

/** What is on screen already has these styles, so nothing moves. */
const addStyles = (styleSheet: string) =>
  `document.head.append(Object.assign(document.createElement('link'),` +
  `{rel:'stylesheet',href:'${styleSheet}',onerror:failed}))`;
