import { capitalise } from '#core/recipes/join-names.ts';
import type { CookTimer } from './cooking-place.ts';

type TimerWords = Pick<CookTimer, 'name' | 'text' | 'stepNumber'>;

/** Sentences of cook mode. */
export const text = {
  title: (foodName: string) => `Memasak: ${foodName}`,
  close: 'Keluar dari mode masak',
  dishes: 'Hidangan di kompor',
  step: (number: number, count: number) => `Langkah ${number} dari ${count}`,
  unscaled: 'Sebagian takaran di langkah ini masih untuk ukuran resep asli.',
  noSteps: 'Resep ini tidak punya langkah. Ikuti daftar bahannya saja, ya.',
  back: 'Kembali',
  next: 'Lanjut',
  finish: 'Selesai',
  ingredients: 'Bahan di langkah ini',
  ingredientCount: (count: number) => `${count} bahan`,
  startTimer: (time: string) => `Pasang timer ${time}`,
  timerRuns: (time: string) => `Timer ${time} jalan`,
  timers: 'Timer',
  showAll: (count: number) => `Lihat ${count} timer`,
  /** What it waits for comes first: the end may be cut. @param foodName where several dishes are cooked. */
  timerOf: ({ name, text: time, stepNumber }: TimerWords, foodName?: string) =>
    [capitalise(name) || `Langkah ${stepNumber}`, time, foodName].filter(Boolean).join(', '),
  over: 'Waktunya habis!',
  pauseTimer: (time: string) => `Jeda timer ${time}`,
  resumeTimer: (time: string) => `Lanjutkan timer ${time}`,
  paused: 'Timer dijeda',
  goesOn: 'Timer jalan lagi',
  stopTimer: (time: string) => `Hentikan timer ${time}`,
  askToStop: (time: string) => `Hentikan timer ${time}?`,
  reallyStop: 'Ya, hentikan',
  keepTimer: 'Tidak',
  keepOpen: 'Biarkan layar ini terbuka: HP yang terkunci tidak akan berbunyi.',
  screenMaySleep: 'Layar HP bisa mati sendiri. Setel lebih lama, ya.',
  notKept:
    'Langkah dan timer tidak bisa disimpan. Jangan tutup halaman ini sampai selesai masak, ya.',
  readAloud: 'Bacakan',
  stopReading: 'Berhenti membaca',
  goOnCooking: 'Lanjut masak',
  stillRunning: 'Timer masih berjalan.',
  stay: 'Tetap di sini',
  leaveRunning: 'Keluar, timer jalan terus',
  leaveStopping: 'Keluar, hentikan timer',
  finishStopping: 'Selesai, hentikan timer',
} as const;
