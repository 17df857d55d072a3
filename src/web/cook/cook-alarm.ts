/** Makes a timer heard: sound, vibration and a notification, as far as the device supports them. */
export type CookAlarm = {
  /** Call it while handling a tap: browsers unlock sound only then. */
  readonly unlock: () => void;
  /** Asks for permission to notify, unless it was answered before. Also needs a tap. */
  readonly askToNotify: () => void;
  readonly ring: (title: string, body: string) => void;
  readonly silence: () => void;
};

const BEEP_HZ = 880;
const BEEP_SECONDS = 0.2;
/** Three beeps, a rest, and again for a minute. */
const ROUND_SECONDS = 1.5;
const ROUNDS = 40;
const VIBRATION_MS = [300, 150, 300, 150, 600];

export function createCookAlarm(): CookAlarm {
  let audio: AudioContext | undefined;
  let sound: GainNode | undefined;

  const silence = () => {
    sound?.disconnect();
    sound = undefined;
  };

  return {
    unlock: () => {
      try {
        audio ??= new AudioContext();
        wake(audio);
      } catch {
        // No sound on this device: the timer rings on screen only.
      }
    },
    askToNotify: () => {
      if ('Notification' in window && Notification.permission === 'default') {
        // Refused: sound and vibration remain.
        Notification.requestPermission().catch(() => {});
      }
    },
    ring: (title, body) => {
      silence();
      if (audio !== undefined) {
        // A phone that slept may have paused it.
        wake(audio);
        sound = beep(audio);
      }
      if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
      void notify(title, body);
    },
    silence,
  };
}

/** Stays silent if the browser wants another tap first. */
const wake = (audio: AudioContext) => void audio.resume().catch(() => {});

/** Schedules all beeps at once: a page in the background gets no timers for them. */
function beep(audio: AudioContext): GainNode {
  const gain = audio.createGain();
  gain.gain.value = 0.4;
  gain.connect(audio.destination);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const offset of [0, 0.3, 0.6]) {
      const oscillator = audio.createOscillator();
      oscillator.frequency.value = BEEP_HZ;
      oscillator.connect(gain);
      const start = audio.currentTime + round * ROUND_SECONDS + offset;
      oscillator.start(start);
      oscillator.stop(start + BEEP_SECONDS);
    }
  }
  return gain;
}

/** Android shows notifications through the service worker alone. */
async function notify(title: string, body: string) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker === undefined) void new Notification(title, { body });
    else await worker.showNotification(title, { body, tag: body });
  } catch {
    // Not shown: the sound remains.
  }
}
