import { DISH_NOTES, type DishNote } from '#core/recipes/dish-extras.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { text } from './text.ts';

/** A note beside the recipe: `Penyimpanan`, and how the dish keeps. */
type LabelledNote = {
  readonly note: DishNote;
  readonly label: string;
  readonly content: string;
};

/** The notes of a dish, in the order and with the labels of every screen and file. */
export function notesOf(dish: Dish): readonly LabelledNote[] {
  return DISH_NOTES.flatMap((note) => {
    const content = dish[note];
    // The yield is shown beside the portions.
    if (content === undefined || note === 'hasil') return [];
    return [{ note, label: text.notes[note], content }];
  });
}
