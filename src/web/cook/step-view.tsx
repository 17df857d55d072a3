import { ArrowDown, Square, Timer, Volume2 } from 'lucide';
import { useEffect, useRef, type Ref } from 'react';
import { groupIngredients, type GroupedIngredient } from '#core/kitchen/group-ingredients.ts';
import { findStepIngredients } from '#core/kitchen/step-ingredients.ts';
import { findStepTimes } from '#core/kitchen/step-times.ts';
import { withAmountApart } from '../dish/amount-within.ts';
import { text as dishText } from '../dish/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { isPaused, type CookTimer, type DishOnStove } from './cooking-place.ts';
import { text } from './text.ts';
import { useIsBelow } from './use-is-below.ts';
import { useReadAloud } from './use-read-aloud.ts';
import type { useStepGestures } from './use-step-gestures.ts';
import styles from './step-view.module.css';

/** More than this does not fit on a phone in the largest letters. */
const LONG_CHARS = 260;

type StepViewProps = {
  readonly cooked: DishOnStove;
  readonly gestures: ReturnType<typeof useStepGestures>;
  /** A timer is running and the screen stays awake: only a locked phone would not ring. */
  readonly isTimed: boolean;
  /** The timers of this step that run or are paused. */
  readonly timers: readonly CookTimer[];
  readonly onToggle: (position: number) => void;
  readonly onStartTimer: (time: ReturnType<typeof findStepTimes>[number]) => void;
};

/** A step, its timers and its ingredients. */
export function StepView({
  cooked,
  gestures,
  isTimed,
  timers,
  onToggle,
  onStartTimer,
}: StepViewProps) {
  const { dish, unscaledSteps, step, ticked } = cooked;
  const words = dish.completeRecept[step]?.step ?? text.noSteps;
  const isLast = step >= dish.completeRecept.length - 1;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const areToolsBelow = useIsBelow(tools, section);
  const isListBelow = useIsBelow(list, section);
  const ingredients = findStepIngredients(
    { number: step + 1, step: words },
    groupIngredients(dish.ingredient),
    dish.langkahBahan,
  );

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const times = findStepTimes(words);
  const below = [
    ...(areToolsBelow && times.length > 0 ? [text.timers] : []),
    ...(isListBelow ? [text.ingredientCount(ingredients.length)] : []),
  ];

  return (
    <>
      <section ref={section} className={styles['step']} {...gestures}>
        <div className={styles['where']}>
          <h3 ref={heading} tabIndex={-1}>
            {text.step(step + 1, Math.max(1, dish.completeRecept.length))}
          </h3>
          <span>{dish.foodName}</span>
        </div>
        <p className={styles['words']} data-long={words.length > LONG_CHARS}>
          {words}
        </p>
        {unscaledSteps.includes(step) && <p className={styles['keeping']}>{text.unscaled}</p>}
        <div ref={tools} className={styles['tools']}>
          <StartTimers times={times} timers={timers} onStartTimer={onStartTimer} />
          <ReadAloud words={words} />
        </div>
        {ingredients.length > 0 && (
          <StepIngredients
            ref={list}
            ingredients={ingredients}
            ticked={ticked}
            onToggle={onToggle}
          />
        )}
        {isLast && dish.simpan !== undefined && (
          <p className={styles['keeping']}>
            <strong>{dishText.notes.simpan}:</strong> {dish.simpan}
          </p>
        )}
        {isTimed && <p className={styles['ofPhone']}>{text.keepOpen}</p>}
      </section>
      {below.length > 0 && (
        <div className={styles['below']}>
          <button
            type="button"
            onClick={() =>
              (areToolsBelow ? tools : list).current?.scrollIntoView({ block: 'start' })
            }
          >
            <Icon of={ArrowDown} />
            {below.join(' + ')}
          </button>
        </div>
      )}
    </>
  );
}

type StartTimersProps = Pick<StepViewProps, 'timers' | 'onStartTimer'> & {
  readonly times: ReturnType<typeof findStepTimes>;
};

/** A button for each time in the step; it also lets a paused timer go on. */
const StartTimers = ({ times, timers, onStartTimer }: StartTimersProps) =>
  times.map((time) => {
    const timer = timers.find(({ text, name }) => text === time.text && name === time.name);
    const isRunning = timer !== undefined && !isPaused(timer);
    const says = isRunning ? text.timerRuns : text.resumeTimer;
    return (
      <Button
        key={time.start}
        icon={<Icon of={Timer} />}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isRunning}
        onClick={() => onStartTimer(time)}
      >
        {(timer === undefined ? text.startTimer : says)(time.text)}
      </Button>
    );
  });

/** Reads the step to the cook, in browsers that can. */
function ReadAloud({ words }: { readonly words: string }) {
  const aloud = useReadAloud();
  return (
    aloud && (
      <Button
        icon={aloud.isReading ? <Icon of={Square} /> : <Icon of={Volume2} />}
        onClick={() => (aloud.isReading ? aloud.stop() : aloud.read(words))}
      >
        {aloud.isReading ? text.stopReading : text.readAloud}
      </Button>
    )
  );
}

type StepIngredientsProps = {
  readonly ref: Ref<HTMLUListElement>;
  readonly ingredients: readonly GroupedIngredient[];
  readonly ticked: DishOnStove['ticked'];
  readonly onToggle: (position: number) => void;
};

/** The ingredients of the step, to tick off. */
function StepIngredients({ ref, ingredients, ticked, onToggle }: StepIngredientsProps) {
  const isTwin = (name: string) =>
    ingredients.filter((ingredient) => ingredient.name === name).length > 1;
  return (
    <ul ref={ref} className={styles['ingredients']} aria-label={text.ingredients}>
      {ingredients.map(withAmountApart).map(({ position, group, name, servingSize }) => (
        <li key={position}>
          <label>
            <input
              type="checkbox"
              checked={ticked.includes(position)}
              onChange={() => onToggle(position)}
            />
            <span className={styles['amount']}>{servingSize}</span>
            <span>
              {name}
              {isTwin(name) && group !== '' && <small>{group}</small>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
