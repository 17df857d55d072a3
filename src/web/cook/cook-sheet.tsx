import { ChevronLeft, ChevronRight, ChevronUp } from 'lucide';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { stoveKey } from '#core/kitchen/dish-identity.ts';
import type { Clock } from '#core/outside-world.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { CookAlarm } from './cook-alarm.ts';
import type { CookStore } from './cook-store.ts';
import { NextTimer } from './cook-timers.tsx';
import { isRunning } from './cooking-changes.ts';
import { isPaused, type DishOnStove, type CookTimer } from './cooking-place.ts';
import { StepView } from './step-view.tsx';
import { StillRunning } from './still-running.tsx';
import { text } from './text.ts';
import { useSingleTap } from './use-single-tap.ts';
import { useStepGestures } from './use-step-gestures.ts';
import { useWakeLock } from './use-wake-lock.ts';
import styles from './cook-dialog.module.css';

/** With one dish, two timers leave room for the step on every phone. */
const MAX_UNPACKED_TIMERS = 2;

type CookSheetProps = {
  readonly cook: CookStore;
  readonly alarm: CookAlarm;
  readonly clock: Clock;
  readonly cooked: DishOnStove;
  /** All timers, as they are also shown while the sheet is closed. */
  readonly shownTimers: ReactNode;
};

/** One step at a time, in text that can be read from the stove. */
export function CookSheet({ cook, alarm, clock, cooked, shownTimers }: CookSheetProps) {
  const { dishes, active, timers, isStored } = useStore(cook);
  const [asked, setAsked] = useState<'leave' | 'finish'>();
  const [isUnpacked, setIsUnpacked] = useState(false);
  const isAwake = useWakeLock();
  const gestures = useStepGestures(cook.move);
  const { dish, step } = cooked;
  const isLast = step >= dish.completeRecept.length - 1;

  const running = timers.filter(isRunning);
  // On a low screen they leave no room for the step. Ringing ones are always seen.
  const canCollapse =
    !timers.some(({ hasRung }) => hasRung) &&
    timers.length > (dishes.length > 1 ? 0 : MAX_UNPACKED_TIMERS);
  const asChosen = isUnpacked ? 'unpacked' : 'packed';
  const packing = canCollapse ? asChosen : undefined;

  const leave = () => {
    if (running.length > 0) setAsked('leave');
    // Only what was paused is still wanted.
    else cook.leave(timers.some(isPaused) ? 'keep-timers' : 'stop-timers');
  };
  const finish = () => {
    setAsked(undefined);
    cook.finish();
  };
  const goBack = useSingleTap(() => cook.move(-1));
  const goNext = useSingleTap(() => {
    if (!isLast) cook.move(1);
    else if (running.some(({ recipe }) => recipe === stoveKey(dish))) setAsked('finish');
    else finish();
  });

  return (
    <Sheet
      title={text.title(dish.foodName)}
      head={<BackButton isDisabled={step === 0} onBack={goBack} />}
      closeTitle={text.close}
      place="full"
      onClose={leave}
    >
      {asked !== undefined && running.length > 0 && (
        <StillRunning
          asked={asked}
          onStay={() => setAsked(undefined)}
          onFinish={finish}
          onLeave={cook.leave}
        />
      )}
      {dishes.length > 1 && (
        <DishTabs dishes={dishes} active={active} packing={packing} onShow={cook.show} />
      )}
      <StepView
        key={`${stoveKey(dish)} ${step}`}
        cooked={cooked}
        gestures={gestures}
        isTimed={isAwake && running.length > 0}
        timers={timers.filter(
          ({ recipe, stepNumber, hasRung }) =>
            !hasRung && recipe === stoveKey(dish) && stepNumber === step + 1,
        )}
        onToggle={cook.toggleIngredient}
        onStartTimer={(time) => {
          alarm.unlock();
          alarm.askToNotify();
          cook.startTimer(time);
        }}
      />
      {!isStored && <p className={styles['note']}>{text.notKept}</p>}
      {!isAwake && (
        <p className={`${styles['note']} ${styles['ofScreen']}`}>{text.screenMaySleep}</p>
      )}
      {canCollapse && (
        <TimerPack
          timers={timers}
          clock={clock}
          isUnpacked={isUnpacked}
          onToggle={() => setIsUnpacked(!isUnpacked)}
        />
      )}
      <div data-packing={packing}>{shownTimers}</div>
      <button
        // A new element, so that an extra tap on "Lanjut" does not end everything.
        key={isLast ? 'finish' : 'next'}
        type="button"
        className={`${styles['next']} ${isLast ? styles['finish'] : ''}`}
        onClick={goNext}
      >
        {isLast ? text.finish : text.next}
        {!isLast && <Icon of={ChevronRight} />}
      </button>
    </Sheet>
  );
}

type BackButtonProps = {
  readonly isDisabled: boolean;
  readonly onBack: (tap: MouseEvent) => void;
};

/** Fills the top beside "close": wet hands need a large target. */
const BackButton = ({ isDisabled, onBack }: BackButtonProps) => (
  <button type="button" className={styles['back']} disabled={isDisabled} onClick={onBack}>
    <Icon of={ChevronLeft} />
    {text.back}
  </button>
);

type TimerPackProps = {
  readonly timers: readonly CookTimer[];
  readonly clock: Clock;
  readonly isUnpacked: boolean;
  readonly onToggle: () => void;
};

/** The next timer on a line that opens to all of them. */
const TimerPack = ({ timers, clock, isUnpacked, onToggle }: TimerPackProps) => (
  <button type="button" className={styles['stove']} aria-expanded={isUnpacked} onClick={onToggle}>
    <span className="visually-hidden">{text.showAll(timers.length)}</span>
    <NextTimer timers={timers} clock={clock} />
    <Icon of={ChevronUp} />
  </button>
);

type DishTabsProps = {
  readonly dishes: readonly DishOnStove[];
  readonly active: number;
  readonly packing: 'packed' | 'unpacked' | undefined;
  readonly onShow: (position: number) => void;
};

const DishTabs = ({ dishes, active, packing, onShow }: DishTabsProps) => (
  <nav className={styles['tabs']} aria-label={text.dishes} data-packing={packing}>
    {dishes.map(({ dish }, position) => (
      <button
        // Two recipes may have the same name.
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
