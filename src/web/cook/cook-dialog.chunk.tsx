import { ChevronLeft, ChevronRight, CookingPot, Square, Timer, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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

/** Creates the cook screen with its store; it renders itself while something is cooked. */
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

/** One step at a time, in text that can be read from the stove. */
function CookDialog({ cook, alarm, clock }: CookDialogProps) {
  const { isOpen, dishes, active, timers } = useStore(cook);
  const cooked = dishes[active];
  const isWaiting = timers.some(({ hasRung }) => !hasRung);

  useEffect(() => {
    document.addEventListener('visibilitychange', cook.catchUp);
    return () => document.removeEventListener('visibilitychange', cook.catchUp);
  }, [cook]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    // After a reload no tap has unlocked the sound yet: the next one does, wherever it is.
    document.addEventListener('click', alarm.unlock);
    return () => document.removeEventListener('click', alarm.unlock);
  }, [alarm, isWaiting]);

  if (cooked === undefined) return null;
  const shownTimers = (
    <CookTimers
      timers={timers}
      clock={clock}
      onStop={(id) => {
        if (!timers.some((timer) => timer.hasRung && timer.id !== id)) alarm.silence();
        cook.stopTimer(id);
      }}
    />
  );
  if (isOpen) {
    return <OpenDialog cook={cook} alarm={alarm} cooked={cooked} shownTimers={shownTimers} />;
  }
  if (timers.length === 0) return null;
  return (
    <section className={styles['dock']} aria-label={text.timers}>
      {shownTimers}
      <Button icon={<CookingPot />} onClick={() => cook.show(active)}>
        {text.goOnCooking}
      </Button>
    </section>
  );
}

type OpenDialogProps = Omit<CookDialogProps, 'clock'> & {
  readonly cooked: CookedDish;
  readonly shownTimers: ReactNode;
};

function OpenDialog({ cook, alarm, cooked, shownTimers }: OpenDialogProps) {
  const { dishes, active, timers } = useStore(cook);
  const [asked, setAsked] = useState<'leave' | 'finish'>();
  const isAwake = useWakeLock();
  const gestures = useStepGestures(cook.move);
  const { dish, step } = cooked;
  const count = dish.completeRecept.length;
  const isLast = step >= count - 1;

  const running = timers.filter(({ hasRung }) => !hasRung);

  const leave = (then: Parameters<CookStore['leave']>[0]) => {
    alarm.silence();
    cook.leave(then);
  };
  const askToLeave = () => {
    if (running.length > 0) setAsked('leave');
    else leave('stop-timers');
  };
  const finish = () => {
    alarm.silence();
    setAsked(undefined);
    cook.finish();
  };
  const goOn = () => {
    if (!isLast) return cook.move(1);
    if (running.some(({ foodName }) => foodName === dish.foodName)) setAsked('finish');
    else finish();
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
      {asked !== undefined && (
        <div
          ref={takeFocus}
          className={styles['leaving']}
          role="alertdialog"
          aria-label={text.stillRunning}
          tabIndex={-1}
        >
          <p>{text.stillRunning}</p>
          <Button variant="primary" onClick={() => setAsked(undefined)}>
            {text.stay}
          </Button>
          {asked === 'finish' ? (
            <Button onClick={finish}>{text.finishStopping}</Button>
          ) : (
            <>
              <Button onClick={() => leave('keep-timers')}>{text.leaveRunning}</Button>
              <Button onClick={() => leave('stop-timers')}>{text.leaveStopping}</Button>
            </>
          )}
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
        key={`${active} ${step}`}
        cooked={cooked}
        gestures={gestures}
        isTimed={isAwake && running.length > 0}
        running={running
          .filter(
            ({ foodName, stepNumber }) => foodName === dish.foodName && stepNumber === step + 1,
          )
          .map((timer) => timer.text)}
        onToggle={cook.toggleIngredient}
        onStartTimer={(time) => {
          alarm.unlock();
          alarm.askToNotify();
          cook.startTimer(time);
          if (!cook.getState().timers.some(({ hasRung }) => hasRung)) alarm.silence();
        }}
      />
      {!isAwake && <p className={styles['note']}>{text.screenMaySleep}</p>}
      {shownTimers}
      <button
        // A different button, so that one tap too many on "Lanjut" does not end everything.
        key={isLast ? 'finish' : 'next'}
        type="button"
        className={`${styles['next']} ${isLast ? styles['finish'] : ''}`}
        onClick={goOn}
      >
        {isLast ? text.finish : text.next}
        {!isLast && <ChevronRight aria-hidden="true" />}
      </button>
    </Sheet>
  );
}

/** A question is read out, and its answers come next. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

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
          // Two recipes may have one name.
          key={`${position} ${dish.foodName}`}
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
  /** A timer runs on a screen that stays awake, as long as nobody locks it. */
  readonly isTimed: boolean;
  /** Times of this step that a timer is running for. */
  readonly running: readonly string[];
  readonly onToggle: (position: number) => void;
  readonly onStartTimer: (time: ReturnType<typeof findStepTimes>[number]) => void;
};

function StepView({ cooked, gestures, isTimed, running, onToggle, onStartTimer }: StepViewProps) {
  const { dish, step, ticked } = cooked;
  const words = dish.completeRecept[step]?.step ?? text.noSteps;
  const heading = useRef<HTMLHeadingElement>(null);
  const aloud = useReadAloud();
  const ingredients = findStepIngredients(
    { number: step + 1, step: words },
    groupIngredients(dish.ingredient),
    dish.langkahBahan,
  );

  const isTwin = (name: string) => ingredients.filter((one) => one.name === name).length > 1;
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
          <Button
            key={time.start}
            icon={<Timer />}
            disabled={running.includes(time.text)}
            onClick={() => onStartTimer(time)}
          >
            {running.includes(time.text) ? text.timerRuns(time.text) : text.startTimer(time.text)}
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
          {ingredients.map(({ key, group, name, servingSize }) => (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={ticked.includes(key)}
                  onChange={() => onToggle(key)}
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
      )}
      {isTimed && <p className={`${styles['note']} ${styles['ofPhone']}`}>{text.keepOpen}</p>}
    </section>
  );
}
