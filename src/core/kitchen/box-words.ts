import { anyOf, wordSet, type WordSet } from '../lines/word-set.ts';
import { AT_HOME } from './home-words.ts';

// How a question asks for boxes of food. Texts come here as they are typed or as the search folds them: "snack" is
// "camilan" there.

/** Containers of a meal or of snacks. */
export const CONTAINERS = wordSet('kotak box boks dus kardus besek');
/** Sold with several dishes inside, one for each guest. */
export const BOXES: WordSet = new Set([...CONTAINERS, 'paket']);
/** Meals for guests, sold by the guest as boxes are. */
export const CATERING = wordSet('katering catering prasmanan rantangan');
/** Largest sum in rupiah read as the price of one box; more is for all of them. */
export const MAX_BOX_RUPIAH = 100_000;

const BOX = anyOf(BOXES);
/** Source of a pattern for a meal and its box, which is its one group: "nasi kotak", "snackbox". */
export const MEAL_BOX = String.raw`(?:nasi|rice|lunch|makan(?: siang)?|meal|snack|snek|camilan|kue) ?(${BOX})`;
/** "Kotak kue". Not "kotak makan", which is one's own, nor "paket nasi", which stalls sell, too. */
const BOX_OF_MEAL = String.raw`(?:${anyOf(CONTAINERS)}) (?:nasi|snack|snek|camilan|kue)`;
/** A few boxes may be food at home, "2 kotak susu", and so are those that are there: "ada 6 dus indomie". */
const SEVERAL_BOXES = String.raw`(?<!\b(?:${anyOf(AT_HOME)}|beli) )(?:[5-9]|\d{2,}) ?(?:${BOX})`;
const ASKS_FOR_BOXES = new RegExp(
  String.raw`\b(?:${MEAL_BOX}|${BOX_OF_MEAL}|${SEVERAL_BOXES}|besek|${anyOf(CATERING)})(?:an|nya)?\b`,
  'u',
);

/** Whether a question asks for food in boxes, or for catering: all of it is for guests. */
export const asksForBoxes = (text: string): boolean => ASKS_FOR_BOXES.test(text);

/** Whether several dishes have one price. A "paket" alone may be a stall's, and not for guests: "paket geprek 15 ribu". */
export const asksForSets = (text: string): boolean =>
  asksForBoxes(text) || /\bpaket(?:an|nya)?\b/u.test(text);

/** Dishes for other meals are planned; not how long food keeps, or how long something has lasted. */
const PLANS_MEALS = new RegExp(
  String.raw`^(?!.*\b(?:kulkas|basi|sudah|baru|hamil|sakit|lalu|dikirim|hari lagi|sekali)\b).*\b(?:menu|jadwal|rencana|bekal|masak|masakan|${anyOf(CATERING)})\b`,
  'u',
);
const SEVERAL_DAYS =
  /(?<!\b(?:tahan|awet|kuat|simpan) )\b(?:[2-9]|[12]\d|30) hari\b|\b(?:seminggu|sepekan|mingguan)\b/u;

/** Whether a menu may be for several days, each with dishes of its own. */
export const plansMeals = (text: string): boolean => PLANS_MEALS.test(text);

/** Whether dishes for several days are asked for, which are not in one box. */
export const plansDays = (text: string): boolean => plansMeals(text) && SEVERAL_DAYS.test(text);
