import { AlarmClock, BellRing, Pause, Play, X } from 'lucide';
import { useEffect, useState } from 'react';
import type { Clock } from '#core/outside-world.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { CookStore } from './cook-store.ts';
import { isRunning } from './cooking-changes.ts';
import { isPaused, timeLeft, type CookTimer } from './cooking-place.ts';
import { takeFocus } from './take-focus.ts';
import { text } from './text.ts';
import { useSingleTap } from './use-single-tap.ts';
import styles from './cook-timers.module.css';

type CookTimersProps = {
  readonly timers: readonly CookTimer[];
  /** Which dish a timer is for; not needed while only one is on screen. */
  readonly areDishesNamed: boolean;
  readonly clock: Clock;
  readonly cook: Pick<CookStore, 'pauseTimer' | 'resumeTimer' | 'stopTimer'>;
};

/** All timers, whatever step is on screen. */
export function CookTimers({ timers, areDishesNamed, clock, cook }: CookTimersProps) {
  const now = useNow(clock, timers.length > 0);
  if (timers.length === 0) return null;
  return (
    <ul className={styles['timers']} aria-label={text.timers}>
      {timers.map((timer) => (
        <TimerRow
          key={timer.id}
          timer={timer}
          isDishNamed={areDishesNamed}
          left={timeLeft(timer, now)}
          cook={cook}
        />
      ))}
    </ul>
  );
}

type TimerRowProps = {
  readonly timer: CookTimer;
  readonly isDishNamed: boolean;
  /** Milliseconds until it rings. */
  readonly left: number;
  readonly cook: CookTimersProps['cook'];
};

/** A ringing timer stops at one tap; a running one must not end by a slip. */
function TimerRow({ timer, isDishNamed, left, cook }: TimerRowProps) {
  const { id, foodName, text: time, hasRung } = timer;
  const [answer, setAnswer] = useState<'open' | 'no'>();
  const [isTold, setIsTold] = useState(false);
  const waits = isPaused(timer);
  const stop = () => cook.stopTimer(id);
  const pauseOrResume = () => {
    setIsTold(true);
    if (waits) cook.resumeTimer(id);
    else cook.pauseTimer(id);
  };
  const isAsking = answer === 'open' && !hasRung;
  // All buttons share one debounce, so that a bouncing tap cannot press two of them.
  const press = useSingleTap((run: () => void) => run());
  return (
    <li data-rung={hasRung} data-paused={waits} data-asked={isAsking}>
      <span className={styles['of']}>
        {text.timerOf(timer, isDishNamed ? foodName : undefined)}
      </span>
      {hasRung ? (
        <strong role="alert">
          <Icon of={BellRing} />
          {text.over}
        </strong>
      ) : (
        <div className={styles['left']}>
          <IconButton
            title={waits ? text.resumeTimer(time) : text.pauseTimer(time)}
            icon={<Icon of={waits ? Play : Pause} />}
            onClick={(tap) => press(tap, pauseOrResume)}
          />
          <strong role="timer">{formatLeft(left)}</strong>
        </div>
      )}
      <span role="status" className="visually-hidden">
        {isTold && (waits ? text.paused : text.goesOn)}
      </span>
      {isAsking ? (
        <div className={styles['question']} role="group" aria-label={text.askToStop(time)}>
          <Button onClick={(tap) => press(tap, stop)}>{text.reallyStop}</Button>
          <Button ref={takeFocus} onClick={(tap) => press(tap, () => setAnswer('no'))}>
            {text.keepTimer}
          </Button>
        </div>
      ) : (
        <IconButton
          ref={answer === 'no' ? takeFocus : undefined}
          title={text.stopTimer(time)}
          icon={<Icon of={X} />}
          onClick={(tap) => (hasRung ? stop() : press(tap, () => setAnswer('open')))}
        />
      )}
    </li>
  );
}

type NextTimerProps = Pick<CookTimersProps, 'timers' | 'clock'>;

/** The time left on the timer that ends first, and how many more there are; paused ones come last. */
export function NextTimer({ timers, clock }: NextTimerProps) {
  const now = useNow(clock, timers.length > 0);
  const rest = timers.length - 1;
  const running = timers.filter(isRunning);
  const next = running.length > 0 ? running : timers;
  return (
    <>
      <Icon of={running.length > 0 ? AlarmClock : Pause} />
      {formatLeft(Math.min(...next.map((timer) => timeLeft(timer, now))))}
      {rest > 0 && <span>+{rest}</span>}
    </>
  );
}

/** The time now, read again every second while it is needed. */
function useNow(clock: Clock, isNeeded: boolean): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isNeeded) return undefined;
    let cancel = () => {};
    const tick = () => {
      setNow(clock.now());
      cancel = clock.setTimer(tick, 1_000 - (clock.now() % 1_000));
    };
    tick();
    return () => cancel();
  }, [clock, isNeeded]);
  return now;
}

/** Time left as a clock shows it, never below zero: `4:05`, `1:04:05`. */
function formatLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts.map((part) => String(part).padStart(2, '0'));
  return hours === '00' ? rest.join(':').replace(/^0/u, '') : `${Number(hours)}:${rest.join(':')}`;
}
