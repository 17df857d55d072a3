/**
 * A map that lives as long as the process. The site, its prerendered pages and the gateway are
 * builds in one process, and each reloads the configuration and so these files. What took one build
 * seconds, the next takes from here.
 */
export function processMemory<Value>(name: string): Map<string, Value> {
  const symbol = Symbol.for(`cobek.${name}`);
  const memory = globalThis as { [symbol]?: Map<string, Value> };
  return (memory[symbol] ??= new Map());
}
