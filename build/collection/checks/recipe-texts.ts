import type { CheckedRecipe } from './recipe-check.ts';

/** All steps as one lower-case text, a line each. */
export const stepsOf = ({ recipe }: CheckedRecipe): string =>
  recipe.steps.map(({ text }) => text.toLowerCase()).join('\n');

/** The notes beside its ingredients, in lower case; empty if there is none. */
export const notesOf = ({ lines }: CheckedRecipe): readonly string[] =>
  lines.map(({ line }) => line.preparation?.toLowerCase() ?? '');

/** How to keep it, at home and at a stall. */
export const storageOf = ({ recipe }: CheckedRecipe): string => `${recipe.storage} ${recipe.sell}`;

/** Sentences in lower case; a semicolon also ends one. */
export const sentencesIn = (text: string): readonly string[] =>
  text.toLowerCase().split(/(?<=[.;!])\s+|\n/u);

/** The steps' sentences, in lower case. */
export const sentencesOf = (checked: CheckedRecipe): readonly string[] =>
  sentencesIn(stepsOf(checked));

/** Sentences in lower case, with what follows their semicolons. */
export const wholeSentencesIn = (text: string): readonly string[] =>
  text.toLowerCase().split(/(?<=\.)\s+/u);

/** Parts of a sentence, without the commas between them. */
export const clausesIn = (sentence: string): readonly string[] =>
  sentence.split(/[,.;!]+(?:\s+|$)/u);

const COLD = /kulkas|freezer|beku|\bes\b|dingin/u;

/** Whether a sentence is about food kept cold. */
export const isCold = (text: string): boolean => COLD.test(text);

const HOT = /°c|panas|hangat|penghangat|dandang|bara/u;

/** Whether a sentence is about food kept hot or cold, not warm or at room temperature. */
export const isHotOrCold = (text: string): boolean => isCold(text) || HOT.test(text);
