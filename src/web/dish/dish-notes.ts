import type { Dish } from '#core/recipes/dish.ts';
import { text } from './text.ts';

const NOTES = ['alat', 'tips', 'simpan', 'jualan'] as const;

/** A note beside the recipe: `Penyimpanan`, and how the dish keeps. */
type DishNote = {
  readonly note: (typeof NOTES)[number];
  readonly label: string;
  readonly content: string;
};

/** The notes of a dish, in the order and with the labels of every screen and file. */
export function notesOf(dish: Dish): readonly DishNote[] {
  return NOTES.flatMap((note) => {
    const content = dish[note];
    return content === undefined ? [] : [{ note, label: text.notes[note], content }];
  });
}
