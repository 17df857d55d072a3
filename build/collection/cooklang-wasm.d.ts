// The package types its public face only; the bindings behind it are what Node 20 can load.
declare module '@cooklang/cooklang/pkg/cooklang_wasm_bg.js' {
  export class Parser {
    load_units: boolean;
    extensions: number;
    parse(source: string): unknown;
  }
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
