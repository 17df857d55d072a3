import { Save } from 'lucide';
import { useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { MIN_PORTIONS, stepPortions } from '#core/kitchen/portion-count.ts';
import { listNoIngredients, listUnreadPrices } from '#core/kitchen/written/written-ingredients.ts';
import {
  divideRecipe,
  readPortions,
  type WrittenRecipe,
} from '#core/kitchen/written/written-recipe.ts';
import { paths } from '../paths.ts';
import { portionSpinner } from '../planning/fields/portion-spinner.ts';
import { Button } from '../ui/button.tsx';
import { backDone } from '../ui/close-on-back.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { Tool } from '../ui/tool-launcher.ts';
import { saveOwnRecipe, type SavedRecipe, type SavingParts } from './save-own-recipe.ts';
import { text } from './text.ts';
import { FIELDS, useRecipeForm, type RecipeForm } from './use-recipe-form.ts';
import styles from './write-dialog.module.css';

/** A recipe that the visitor writes. */
export type RecipeToWrite = {
  /** The recipe being changed; absent for a new one. */
  readonly saved?: SavedRecipe;
  /** What a new one begins with: ingredients, and what else was pasted with them. */
  readonly pasted?: string | undefined;
};

/** The form for own recipes. */
export const createWriteTool = (parts: SavingParts): Tool<RecipeToWrite> => ({
  open: (recipe, show) => {
    // Loaded by the time a recipe is written.
    void parts.planning.loadCosting();
    show(<WriteDialog recipe={recipe} parts={parts} onClose={() => show(null)} />);
  },
});

type WriteDialogProps = {
  readonly recipe: RecipeToWrite;
  readonly parts: SavingParts;
  readonly onClose: () => void;
};

function WriteDialog({ recipe: { saved, pasted }, parts, onClose }: WriteDialogProps) {
  const [, navigate] = useLocation();
  const form = useRecipeForm(saved, pasted);
  const [isSaving, setIsSaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = form.read();
    if ('problems' in read) {
      const first = FIELDS.find((field) => read.problems[field] !== undefined);
      element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    setIsSaving(true);
    const id = await saveOwnRecipe(read.dish, saved, parts);
    setIsSaving(false);
    // The history itself says why it could not.
    if (id === undefined) return;
    form.forgetSaved();
    // Closed meanwhile, even if another recipe is open by now.
    if (element.current === null) return;
    // Closing goes back one step first, which would undo a new address.
    flushSync(onClose);
    await backDone();
    document.getElementById('main')?.focus({ preventScroll: true });
    // Back must not lead to the deleted version.
    navigate(paths.conversation(id), { replace: saved !== undefined });
  };

  return (
    <Sheet title={text.title} closeTitle={text.close} place="side" onClose={onClose}>
      <form
        ref={element}
        className={styles['form']}
        noValidate
        onSubmit={(event) => void save(event)}
      >
        {/* Saving may take seconds, and text typed meanwhile would be lost. */}
        <fieldset className={styles['editable']} disabled={isSaving}>
          <div className={styles['fields']}>
            {form.isFromDraft && (
              <div className={styles['kept']}>
                <p>{text.kept}</p>
                <Button onClick={form.startAgain}>
                  {saved === undefined ? text.startEmpty : text.startFromSaved}
                </Button>
              </div>
            )}
            <Fields form={form} />
          </div>
          <div className={styles['save']}>
            <Button variant="primary" type="submit" icon={<Icon of={Save} />}>
              {text.save}
            </Button>
          </div>
        </fieldset>
      </form>
    </Sheet>
  );
}

/** Several lines at once: keyboards of phones paste without saying so. */
const isPasted = (before: string, after: string): boolean =>
  after.split('\n').length > before.split('\n').length + 1;

function Fields({ form: { written, problems, change } }: { readonly form: RecipeForm }) {
  /** What all fields have. */
  const field = (name: keyof WrittenRecipe) => {
    const problem = problems[name];
    return {
      name,
      label: text[name],
      required: name !== 'steps',
      value: written[name],
      problem: problem && text.problem(name, problem),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        change({ ...written, [name]: target.value }),
    };
  };

  const read = readPortions(written.portions);
  const portions = 'value' in read ? read.value : undefined;
  const step = (by: 1 | -1) => {
    const next = portions === undefined ? MIN_PORTIONS : stepPortions(portions, by);
    // The unit stays as it was typed: "30 biji" become "31 biji".
    const unit =
      portions === undefined ? '' : (read.hasil ?? written.portions).replace(/^\S+/u, '');
    change({ ...written, portions: `${next}${unit}` });
  };

  return (
    <>
      <Field {...field('name')} />
      <Field
        {...field('portions')}
        hint={text.portionsHint}
        {...portionSpinner(portions, step, written.portions)}
        inputMode="text"
      />
      <Field
        {...field('ingredients')}
        hint={text.ingredientsHint(
          listNoIngredients(written.ingredients),
          listUnreadPrices(written.ingredients),
        )}
        rows={8}
        onChange={({ target }) => {
          const next = { ...written, ingredients: target.value };
          change(isPasted(written.ingredients, target.value) ? divideRecipe(next) : next);
        }}
        onBlur={() => change(divideRecipe(written))}
      />
      <Field {...field('steps')} hint={text.stepsHint} rows={5} />
    </>
  );
}

type FieldProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref'> & {
  readonly label: string;
  readonly hint?: string;
  /** A sentence below the field. */
  readonly problem?: string | undefined;
};

/** A labelled field; with `rows` it has several lines. */
function Field({ label, hint, problem, ...control }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean);
  const Control = control.rows === undefined ? 'input' : 'textarea';
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <Control
        {...control}
        id={id}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={described.join(' ') || undefined}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
