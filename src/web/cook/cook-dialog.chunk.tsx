import { ChevronLeft, ChevronRight, ChevronUp, CookingPot } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { stoveKey } from '#core/kitchen/dish-identity.ts';
import type { DishToCook } from '#core/kitchen/scale-dish.ts';
import type { Clock } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { canonicalPath, paths } from '../paths.ts';
import type { KeyValueStorage, OnStorage } from '../storage/browser-storage.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { Tool } from '../ui/tool-launcher.ts';
import { createCookAlarm, type CookAlarm } from './cook-alarm.ts';
import { createCookStore, type CookStore } from './cook-store.ts';
import { CookTimers, NextTimer } from './cook-timers.tsx';
import type { CookedDish } from './cooking-place.ts';
import { StepView } from './step-view.tsx';
import { StillRunning } from './still-running.tsx';
import { text } from './text.ts';
import { useSingleTap } from './use-single-tap.ts';
import { useStepGestures } from './use-step-gestures.ts';
import { useWakeLock } from './use-wake-lock.ts';
import styles from './cook-dialog.module.css';

/** Creates the cook screen with its store; it renders itself while something is cooked. */
export function createCookTool(parts: CookToolParts): Tool<DishToCook> {
  const { storage, clock, wasCooking, onStorage } = parts;
  const alarm = createCookAlarm();
  const cook = createCookStore({
    storage,
    clock,
    startsMinimised: (left) => !wasCooking || isOpenedForOther(left),
    ring: ({ foodName, stepNumber, text: time }) =>
      alarm.ring(text.over, text.timerOf(stepNumber, time, foodName)),
  });
  onStorage(cook.follow);
  return { screen: <CookDialog cook={cook} alarm={alarm} clock={clock} />, open: cook.start };
}

/** A link to another dish was opened, in this tab or a new one: the visitor wants to see that dish. */
function isOpenedForOther({ slug }: Dish): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const path = canonicalPath(window.location.pathname);
  const isDish = path === paths.dish || path.startsWith(paths.recipe(''));
  return visit?.type === 'navigate' && isDish && path !== paths.recipe(slug ?? '');
}

type CookToolParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** Whether a dish was cooking when the page was opened. A later one is cooked in another tab. */
  readonly wasCooking: boolean;
  readonly onStorage: OnStorage;
};

type CookDialogProps = {
  readonly cook: CookStore;
  readonly alarm: CookAlarm;
  readonly clock: Clock;
};

/** One step at a time, in text that can be read from the stove. */
function CookDialog({ cook, alarm, clock }: CookDialogProps) {
  const { view, dishes, active, timers } = useStore(cook);
  const cooked = dishes[active];
  const isWaiting = timers.some(({ hasRung }) => !hasRung);
  const hasRung = timers.some((timer) => timer.hasRung);

  useEffect(() => {
    document.addEventListener('visibilitychange', cook.catchUp);
    return () => document.removeEventListener('visibilitychange', cook.catchUp);
  }, [cook]);
  useEffect(() => {
    // The last ringing timer was stopped, here or in another tab.
    if (!hasRung) alarm.silence();
  }, [alarm, hasRung]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    // After a reload no tap has unlocked the sound yet: the next one does, anywhere.
    document.addEventListener('click', alarm.unlock);
    return () => document.removeEventListener('click', alarm.unlock);
  }, [alarm, isWaiting]);

  if (cooked === undefined) return null;
  const shownTimers = (
    <CookTimers
      timers={timers}
      areDishesNamed={view !== 'open' || dishes.length > 1}
      clock={clock}
      onStop={cook.stopTimer}
    />
  );
  if (view === 'open') {
    return (
      <OpenDialog
        cook={cook}
        alarm={alarm}
        clock={clock}
        cooked={cooked}
        shownTimers={shownTimers}
      />
    );
  }
  if (timers.length === 0 && view !== 'minimised') return null;
  return (
    <section
      className={styles['dock']}
      aria-label={timers.length === 0 ? text.dishes : text.timers}
    >
      {timers.length === 0 ? <p>{cooked.dish.foodName}</p> : shownTimers}
      <Button icon={<CookingPot />} onClick={() => cook.show(active)}>
        {text.goOnCooking}
      </Button>
    </section>
  );
}

/** With one dish, two timers leave room for the step on every phone. */
const MAX_UNPACKED_TIMERS = 2;

type OpenDialogProps = CookDialogProps & {
  readonly cooked: CookedDish;
  readonly shownTimers: ReactNode;
};

function OpenDialog({ cook, alarm, clock, cooked, shownTimers }: OpenDialogProps) {
  const { dishes, active, timers, isStored } = useStore(cook);
  const [asked, setAsked] = useState<'leave' | 'finish'>();
  const [isUnpacked, setIsUnpacked] = useState(false);
  const isAwake = useWakeLock();
  const gestures = useStepGestures(cook.move);
  const { dish, step } = cooked;
  const count = dish.completeRecept.length;
  const isLast = step >= count - 1;

  const running = timers.filter(({ hasRung }) => !hasRung);
  const recipe = stoveKey(dish);
  // On a low screen they leave no room for the step. Ringing ones are always seen.
  const isPackable =
    running.length === timers.length &&
    timers.length > (dishes.length > 1 ? 0 : MAX_UNPACKED_TIMERS);
  const packing = isPackable ? (isUnpacked ? 'unpacked' : 'packed') : undefined;

  const askToLeave = () => {
    if (running.length > 0) setAsked('leave');
    else cook.leave('stop-timers');
  };
  const finish = () => {
    setAsked(undefined);
    cook.finish();
  };
  const goBack = useSingleTap(() => cook.move(-1));
  const goOn = useSingleTap(() => {
    if (!isLast) return cook.move(1);
    if (running.some((timer) => timer.recipe === recipe)) setAsked('finish');
    else finish();
  });

  return (
    <Sheet
      title={text.title(dish.foodName)}
      // The way back fills the top beside "close": wet hands need a large target.
      head={
        <button type="button" className={styles['back']} disabled={step === 0} onClick={goBack}>
          <ChevronLeft aria-hidden="true" />
          {text.back}
        </button>
      }
      closeTitle={text.close}
      place="full"
      onClose={askToLeave}
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
        key={`${active} ${step}`}
        cooked={cooked}
        gestures={gestures}
        isTimed={isAwake && running.length > 0}
        running={running
          .filter((timer) => timer.recipe === recipe && timer.stepNumber === step + 1)
          .map((timer) => timer.text)}
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
      {isPackable && (
        <button
          type="button"
          className={styles['stove']}
          aria-expanded={isUnpacked}
          onClick={() => setIsUnpacked(!isUnpacked)}
        >
          <span className="visually-hidden">{text.showAll(timers.length)}</span>
          <NextTimer timers={timers} clock={clock} />
          <ChevronUp aria-hidden="true" />
        </button>
      )}
      <div data-packing={packing}>{shownTimers}</div>
      <button
        // A new element, so that an extra tap on "Lanjut" does not end everything.
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

type DishTabsProps = {
  readonly dishes: readonly CookedDish[];
  readonly active: number;
  readonly packing: 'packed' | 'unpacked' | undefined;
  readonly onShow: (position: number) => void;
};

function DishTabs({ dishes, active, packing, onShow }: DishTabsProps) {
  return (
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
}
