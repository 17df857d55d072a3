import { ChevronLeft, ChevronRight, CookingPot, Square, Timer, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { findStepIngredients } from '#core/kitchen/step-ingredients.ts';
import { findStepTimes } from '#core/kitchen/step-times.ts';
import type { Clock } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { KeyValueStorage } from '../browser-storage.ts';
import { groupIngredients } from '../dish/group-ingredients.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { Tool } from '../ui/tool-launcher.ts';
import { createCookAlarm, type CookAlarm } from './cook-alarm.ts';
import styles from './cook-dialog.module.css';
import { createCookStore, type CookStore } from './cook-store.ts';
import { CookTimers } from './cook-timers.tsx';
import type { CookedDish } from './cooking-place.ts';
import { text } from './text.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useStepGestures } from './use-step-gestures.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Makes the cook screen with what stands behind it; it shows itself while something is cooked. */
export function createCookTool({ storage, clock }: CookToolParts): Tool<Dish> {
  const alarm = createCookAlarm();
  const cook = createCookStore({
    storage,
    clock,
    ring: ({ foodName, stepNumber }) => alarm.ring(text.over, text.timerOf(foodName, stepNumber)),
  });
  return { screen: <CookDialog cook={cook} alarm={alarm} clock={clock} />, open: cook.start };
}

type CookToolParts = { readonly storage: KeyValueStorage; readonly clock: Clock };

type CookDialogProps = {
  readonly cook: CookStore;
  readonly alarm: CookAlarm;
  readonly clock: Clock;
};

/** One step at a time, in letters that can be read from the stove. */
function CookDialog({ cook, alarm, clock }: CookDialogProps) {
  const { isOpen, dishes, active } = useStore(cook);
  const cooked = dishes[active];
  return isOpen && cooked !== undefined ? (
    <OpenDialog key={active} cook={cook} alarm={alarm} clock={clock} cooked={cooked} />
  ) : null;
}

type OpenDialogProps = CookDialogProps & { readonly cooked: CookedDish };

function OpenDialog({ cook, alarm, clock, cooked }: OpenDialogProps) {
  const { dishes, active, timers } = useStore(cook);
  const [isLeaving, setIsLeaving] = useState(false);
  const isAwake = useWakeLock();
  const gestures = useStepGestures(cook.move);
  const { dish, step } = cooked;
  const count = dish.completeRecept.length;
  const isLast = step >= count - 1;

  useEffect(() => {
    document.addEventListener('visibilitychange', cook.catchUp);
    return () => document.removeEventListener('visibilitychange', cook.catchUp);
  }, [cook]);

  const leave = () => {
    alarm.silence();
    cook.leave();
  };
  const askToLeave = () => {
    if (timers.some(({ hasRung }) => !hasRung)) setIsLeaving(true);
    else leave();
  };
  const goOn = () => {
    if (!isLast) return cook.move(1);
    alarm.silence();
    cook.finish();
  };

  return (
    <Sheet
      title={text.title(dish.foodName)}
      head={
        dishes.length === 1 ? (
          <h2>{dish.foodName}</h2>
        ) : (
          <DishTabs dishes={dishes} active={active} onShow={cook.show} />
        )
      }
      closeTitle={text.close}
      place="full"
      onClose={askToLeave}
    >
      {isLeaving && (
        <div className={styles['leaving']} role="alertdialog" aria-label={text.confirmLeave}>
          <p>{text.confirmLeave}</p>
          <Button variant="primary" onClick={() => setIsLeaving(false)}>
            {text.stay}
          </Button>
          <Button onClick={leave}>{text.leave}</Button>
        </div>
      )}
      <button
        type="button"
        className={styles['back']}
        disabled={step === 0}
        onClick={() => cook.move(-1)}
      >
        <ChevronLeft aria-hidden="true" />
        {text.back}
      </button>
      <StepView
        key={step}
        cooked={cooked}
        gestures={gestures}
        onToggle={cook.toggleIngredient}
        onStartTimer={(time) => {
          alarm.unlock();
          cook.startTimer(time);
        }}
      />
      {!isAwake && <p className={styles['note']}>{text.screenMaySleep}</p>}
      <CookTimers
        timers={timers}
        clock={clock}
        onStop={(id) => {
          alarm.silence();
          cook.stopTimer(id);
        }}
      />
      <button type="button" className={styles['next']} onClick={goOn}>
        {isLast ? text.finish : text.next}
        {!isLast && <ChevronRight aria-hidden="true" />}
      </button>
    </Sheet>
  );
}

type DishTabsProps = {
  readonly dishes: readonly CookedDish[];
  readonly active: number;
  readonly onShow: (position: number) => void;
};

function DishTabs({ dishes, active, onShow }: DishTabsProps) {
  return (
    <nav className={styles['tabs']} aria-label={text.dishes}>
      {dishes.map(({ dish }, position) => (
        <button
          key={dish.foodName}
          type="button"
          aria-pressed={position === active}
          onClick={() => onShow(position)}
        >
          {dish.foodName}
        </button>
      ))}
    </nav>
  );
}

type StepViewProps = {
  readonly cooked: CookedDish;
  readonly gestures: ReturnType<typeof useStepGestures>;
  readonly onToggle: (position: number) => void;
  readonly onStartTimer: (time: ReturnType<typeof findStepTimes>[number]) => void;
};

function StepView({ cooked, gestures, onToggle, onStartTimer }: StepViewProps) {
  const { dish, step, ticked } = cooked;
  const words = dish.completeRecept[step]?.step ?? text.noSteps;
  const heading = useRef<HTMLHeadingElement>(null);
  const aloud = useReadAloud();
  const ingredients = findStepIngredients(words, groupIngredients(dish.ingredient));

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className={styles['step']} {...gestures}>
      <h3 ref={heading} tabIndex={-1}>
        <CookingPot aria-hidden="true" />
        {text.step(step + 1, Math.max(1, dish.completeRecept.length))}
      </h3>
      <p className={styles['words']}>{words}</p>
      <div className={styles['tools']}>
        {findStepTimes(words).map((time) => (
          <Button key={time.start} icon={<Timer />} onClick={() => onStartTimer(time)}>
            {text.startTimer(time.text)}
          </Button>
        ))}
        {aloud && (
          <Button
            icon={aloud.isReading ? <Square /> : <Volume2 />}
            onClick={() => (aloud.isReading ? aloud.stop() : aloud.read(words))}
          >
            {aloud.isReading ? text.stopReading : text.readAloud}
          </Button>
        )}
      </div>
      {ingredients.length > 0 && (
        <ul className={styles['ingredients']} aria-label={text.ingredients}>
          {ingredients.map(({ key, name, servingSize }) => (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={ticked.includes(key)}
                  onChange={() => onToggle(key)}
                />
                <span>{name}</span>
                <span className={styles['amount']}>{servingSize}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
