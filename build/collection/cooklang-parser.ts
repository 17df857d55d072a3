import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as bindings from '@cooklang/cooklang/pkg/cooklang_wasm_bg.js';
import type { CooklangIngredient } from '../../src/core/lines/read-cooklang-ingredient.ts';

/** One ingredient at its first use: `@bawang merah{8%siung}(iris tipis)`. */
export type UsedIngredient = CooklangIngredient & {
  /** Name of the section it is used in; empty before the first section. */
  readonly section: string;
  /** Number of the step it is used in, from 1. */
  readonly step: number;
};

/** The parts of a Cooklang file that the collection needs. */
type CooklangRecipe = {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly ingredients: readonly UsedIngredient[];
  readonly steps: readonly { readonly section: string; readonly text: string }[];
  /** The parser's own complaints; empty if the file is fine. */
  readonly report: string;
};

/**
 * The package loads its WASM by a bare import, which Node 20 does not support; instead it is
 * instantiated from the file's bytes, once.
 */
function createParser(): bindings.Parser {
  const path = createRequire(import.meta.url).resolve(
    '@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm',
  );
  const wasm = new WebAssembly.Module(readFileSync(path));
  const instance = new WebAssembly.Instance(wasm, { './cooklang_wasm_bg.js': { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: startWasm } = instance.exports;
  if (typeof startWasm === 'function') startWasm();
  const parser = new bindings.Parser();
  // The extensions do not know Indonesian units; our own engine reads amounts.
  parser.load_units = false;
  parser.extensions = 0;
  return parser;
}

let parser: bindings.Parser | undefined;

/** Parses one Cooklang file; never throws: faults are in `report`. */
export function parseCooklang(source: string): CooklangRecipe {
  parser ??= createParser();
  const { recipe, report } = parser.parse(source) as RawResult;
  const useOf = new Map<number, Pick<UsedIngredient, 'section' | 'step'>>();
  let step = 0;
  const steps = recipe.sections.flatMap((section) =>
    section.content.flatMap((content) => {
      if (content.type !== 'step') return [];
      step += 1;
      const text = content.value.items
        .map((part) => {
          if (part.type === 'text') return part.value;
          if (part.type === 'ingredient') {
            useOf.set(part.index, { section: section.name ?? '', step });
            return recipe.ingredients[part.index]?.name ?? '';
          }
          if (part.type === 'cookware') return recipe.cookware[part.index]?.name ?? '';
          return writeTimer(recipe.timers[part.index]);
        })
        .join('');
      return [{ section: section.name ?? '', text: text.replaceAll(/\s+/gu, ' ').trim() }];
    }),
  );
  return {
    metadata:
      recipe.raw_metadata.map instanceof Map
        ? Object.fromEntries(recipe.raw_metadata.map)
        : recipe.raw_metadata.map,
    ingredients: recipe.ingredients.map(({ name, quantity, note }, index) => ({
      name,
      quantity: quantity === null ? '' : writeValue(quantity.value),
      unit: quantity?.unit ?? '',
      note: note ?? '',
      ...(useOf.get(index) ?? { section: '', step: 0 }),
    })),
    steps,
    report: readReport(report),
  };
}

/** Without Cooklang's remarks about metadata: it takes `yield` for a number, and we check ours. */
function readReport(html: string): string {
  return html
    .replaceAll(/<[^>]+>/gu, '')
    .split(/(?=\b(?:Warning|Error): )/u)
    .filter((complaint) => !complaint.startsWith('Warning: Unsupported value for key'))
    .join('')
    .trim();
}

function writeTimer(timer: RawTimer | undefined): string {
  if (!timer?.quantity) return '';
  return [writeValue(timer.quantity.value), timer.quantity.unit ?? ''].join(' ').trim();
}

function writeValue(value: RawValue): string {
  switch (value.type) {
    case 'text':
      return value.value;
    case 'range':
      return `${writeNumber(value.value.start)}-${writeNumber(value.value.end)}`;
    case 'number':
      return writeNumber(value.value);
  }
}

function writeNumber(number: RawNumber): string {
  if (number.type === 'regular') return String(number.value).replace('.', ',');
  const { whole, num, den } = number.value;
  const fraction = `${num}/${den}`;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

// The part of the parser's output that is read here, as of version 0.18.
type RawNumber =
  | { readonly type: 'regular'; readonly value: number }
  | {
      readonly type: 'fraction';
      readonly value: { readonly whole: number; readonly num: number; readonly den: number };
    };
type RawValue =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'number'; readonly value: RawNumber }
  | {
      readonly type: 'range';
      readonly value: { readonly start: RawNumber; readonly end: RawNumber };
    };
type RawQuantity = { readonly value: RawValue; readonly unit: string | null };
type RawTimer = { readonly quantity: RawQuantity | null };
type RawPart =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'ingredient' | 'cookware' | 'timer'; readonly index: number };
type RawContent =
  | { readonly type: 'step'; readonly value: { readonly items: readonly RawPart[] } }
  | { readonly type: 'text'; readonly value: string };
type RawResult = {
  readonly report: string;
  readonly recipe: {
    readonly raw_metadata: { readonly map: Record<string, unknown> | Map<string, unknown> };
    readonly sections: readonly {
      readonly name: string | null;
      readonly content: readonly RawContent[];
    }[];
    readonly ingredients: readonly {
      readonly name: string;
      readonly quantity: RawQuantity | null;
      readonly note: string | null;
    }[];
    readonly cookware: readonly { readonly name: string }[];
    readonly timers: readonly RawTimer[];
  };
};
