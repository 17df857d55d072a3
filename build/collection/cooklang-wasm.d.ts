// The package types only its public side; Node 20 needs the bindings behind it.
declare module '@cooklang/cooklang/pkg/cooklang_wasm_bg.js' {
  export class Parser {
    load_units: boolean;
    extensions: number;
    parse(source: string): unknown;
  }
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
