/**
 * A map that lives as long as the process. The site, its prerendered pages and the gateway are
 * builds in one process, each of which loads the configuration and so these files again: what took
 * one build seconds, the next one takes from here.
 */
export function processMemory<Value>(name: string): Map<string, Value> {
  const symbol = Symbol.for(`cobek.${name}`);
  const memory = globalThis as { [symbol]?: Map<string, Value> };
  return (memory[symbol] ??= new Map());
}
