/** One tab of a browser other than Chromium. Any failure throws. */
export type EngineTab = {
  readonly open: (url: string) => Promise<void>;
  /**
   * The value of a JavaScript expression, or of the promise it returns; anything that JSON can
   * express.
   */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** A real click of the main button at a point of the window. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Real keys, to whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** The window's contents, as a PNG in base64. */
  readonly screenshot: () => Promise<string>;
};

/** A running browser, with a fresh profile that all its tabs share. */
export type BrowserEngine = {
  readonly newTab: () => Promise<EngineTab>;
  readonly close: () => Promise<void>;
};

/** WebDriver's notation, the same in both dialects, for text typed key by key. */
export const keyPresses = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** Actions for a click of the main button at a point of the window. */
export const pointerPress = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
