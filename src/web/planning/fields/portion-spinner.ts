import type { KeyboardEvent } from 'react';
import { MAX_PORTIONS, MIN_PORTIONS } from '#core/kitchen/portion-count.ts';

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Props that make a text field a spin button for portions.
 *
 * @param now absent while the field holds no number.
 * @param readOut instead of the number.
 */
export const portionSpinner = (
  now: number | undefined,
  step: (by: 1 | -1) => void,
  readOut?: string,
  [least, most]: readonly [number, number] = [MIN_PORTIONS, MAX_PORTIONS],
) =>
  ({
    inputMode: 'numeric',
    role: 'spinbutton',
    'aria-valuenow': now,
    'aria-valuetext': readOut,
    'aria-valuemin': least,
    'aria-valuemax': most,
    onKeyDown: (event: KeyboardEvent) => {
      const by = STEP_OF_KEY[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(by);
    },
  }) as const;
