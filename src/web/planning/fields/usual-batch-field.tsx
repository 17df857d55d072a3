import type { Ref } from 'react';
import { MAX_PORTIONS } from '#core/kitchen/portion-count.ts';
import { costFields } from '../../dish/cost-text.ts';
import type { PlanningStore } from '../planning-store.ts';
import { FigureField } from './figure-field.tsx';
import { portionsTyped } from './typed-figures.ts';

export type UsualBatchFieldProps = {
  /** Portions; absent if the owner has not said. */
  readonly usualBatch: number | undefined;
  readonly store: PlanningStore;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** How many portions the owner usually cooks, whatever the dish. */
export const UsualBatchField = ({ usualBatch, store, ref }: UsualBatchFieldProps) => (
  <FigureField
    ref={ref}
    label={costFields.usualBatch}
    value={String(usualBatch ?? '')}
    placeholder="mis. 50"
    unit="porsi"
    onType={portionsTyped(MAX_PORTIONS, (count) => store.changeBusiness({ usualBatch: count }))}
  />
);
