import * as v from "valibot";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
// src/core/recipes/recipe-error.ts
/** Every way in which asking for dishes can fail; the web has one Indonesian sentence for each. */
var RECIPE_ERROR_CODES = [
	"blocked",
	"empty",
	"malformed",
	"network",
	"timeout",
	"rate-limited",
	"quota-exhausted",
	"unavailable",
	"key-rejected",
	"model-gone",
	"not-allowed-here",
	"invalid-question",
	"offline"
];
/**
* A failure to answer. Look at `code`, never at the message: the message is for logs and carries
* neither a key nor upstream text. An abort is not a failure and is never wrapped in one.
*/
var RecipeError = class extends Error {
	name = "RecipeError";
	code;
	retryAfterSeconds;
	status;
	constructor(code, facts = {}) {
		super(code, facts.cause === void 0 ? {} : { cause: facts.cause });
		this.code = code;
		this.retryAfterSeconds = facts.retryAfterSeconds;
		this.status = facts.status;
	}
};
/** Reads a code that came over the wire; one that this build does not know is `unavailable`. */
function parseRecipeErrorCode(value) {
	return RECIPE_ERROR_CODES.find((code) => code === value) ?? "unavailable";
}
// src/core/recipes/rupiah.ts
/** Ten trillion rupiah: anything above is a slip of the model, not a cost. */
var MAX_RUPIAH = 0x9184e72a000;
var MULTIPLIERS = /* @__PURE__ */ new Map([
	["rb", 1e3],
	["ribu", 1e3],
	["k", 1e3],
	["jt", 1e6],
	["juta", 1e6]
]);
/** The end of a range, for the word behind it: "10–15 ribu" begins at ten thousand. */
var RANGE_END = String.raw`\s*(?:[-–—]|s\.?/?d\.?|sampai)\s*\d[\d.,]*\s*([a-z]+)`;
/** Digits, perhaps grouped by spaces, and the word behind them. */
var AMOUNT = String.raw`(\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)|\d[\d.,]*)(?:${RANGE_END}|\s*([a-z]*))`;
/** An amount that says it is money; in "2 kg Rp 30.000" it is the second number. */
var AMOUNT_IN_RUPIAH = new RegExp(String.raw`(?:\brp\.?|\bidr)\s*([-−]?)\s*${AMOUNT}`, "iu");
var ANY_AMOUNT = new RegExp(String.raw`([-−]?)${AMOUNT}`, "iu");
/**
* Reads an amount of rupiah as people and models write it: `45000`, `"Rp 45.000,-"`, `"15rb"`,
* `"1,2 jt"`, `"Rp10.000–Rp15.000"` (the first of a range).
*
* A dot or comma before three digits parts thousands (`1.500` is 1500, never 1.5); before one or two
* it is a decimal mark (`25000.0`, `1,2 jt`).
*
* @returns whole rupiah, 0 or more, or `undefined` when no amount is written.
*/
function parseRupiah(value) {
	if (typeof value === "number") return toWholeRupiah(value);
	if (typeof value !== "string") return void 0;
	const [, minus, digits, wordOfRange, word = ""] = AMOUNT_IN_RUPIAH.exec(value) ?? ANY_AMOUNT.exec(value) ?? [];
	if (digits === void 0 || minus !== "") return void 0;
	return toWholeRupiah(readDigits(digits) * multiplierOf(wordOfRange ?? word));
}
function multiplierOf(word) {
	return MULTIPLIERS.get(word.toLowerCase()) ?? 1;
}
var GROUPED = /^(\d{1,3}(?:[., \u00a0]\d{3})+)(?:[.,]\d{1,2})?$/u;
function readDigits(digits) {
	const trimmed = digits.replace(/[.,]+$/u, "");
	const [, thousands] = GROUPED.exec(trimmed) ?? [];
	return thousands === void 0 ? Number.parseFloat(trimmed.replace(",", ".")) : Number(thousands.replaceAll(/[., \u00a0]/gu, ""));
}
function toWholeRupiah(amount) {
	if (!Number.isFinite(amount) || amount < 0 || amount > MAX_RUPIAH) return void 0;
	return Math.round(amount);
}
// src/core/recipes/dish.ts
/** Longest text kept of one field, in characters; longer text is cut. */
var MAX_TEXT_LENGTH = 4e3;
/** Most ingredients or steps kept of one dish. */
var MAX_LIST_LENGTH = 200;
/** Control characters but tab and line feed, and halves of characters: no document may hold them. */
var UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;
var Text = v.pipe(v.union([v.string(), v.number()]), v.transform((value) => String(value).trim().slice(0, MAX_TEXT_LENGTH).replaceAll(UNPRINTABLE, "").trim()));
var OptionalText = v.fallback(Text, "");
/** Whole rupiah, or 0 where the text says no amount. */
var Rupiah = v.fallback(v.pipe(v.unknown(), v.transform((value) => parseRupiah(value) ?? 0)), 0);
var IngredientSchema = v.union([v.pipe(v.object({
	name: OptionalText,
	servingSize: OptionalText
}), v.check(({ name, servingSize }) => name !== "" || servingSize !== "")), v.pipe(Text, v.nonEmpty(), v.transform((name) => ({
	name,
	servingSize: ""
})))]);
var StepTextSchema = v.pipe(v.union([v.pipe(v.object({ step: Text }), v.transform(({ step }) => step)), Text]), v.nonEmpty());
/** Reads each element by itself: one that does not fit is left out, the others stay. */
var listOf = (element) => v.fallback(v.pipe(v.array(v.unknown()), v.transform((values) => values.slice(0, MAX_LIST_LENGTH).flatMap((value) => {
	const parsed = v.safeParse(element, value);
	return parsed.success ? [parsed.output] : [];
}))), () => []);
var Porsi = v.pipe(v.union([v.number(), v.string()]), v.transform((value) => Number(/-?\d+/u.exec(String(value))?.[0])), v.integer(), v.minValue(1), v.maxValue(1e4));
var DishSchema = v.pipe(v.object({
	foodName: v.pipe(Text, v.nonEmpty()),
	description: OptionalText,
	completeRecept: listOf(StepTextSchema),
	ingredient: listOf(IngredientSchema),
	estimatedCostatRupiah: Rupiah,
	price: Rupiah,
	img: OptionalText,
	porsi: v.optional(v.fallback(v.optional(Porsi), void 0))
}), v.transform(({ completeRecept, porsi, ...rest }) => ({
	...rest,
	completeRecept: completeRecept.map((step, index) => ({
		number: index + 1,
		step
	})),
	...porsi === void 0 ? {} : { porsi }
})));
/**
* Reads one dish out of anything: model text, network bytes or local storage, already JSON-parsed.
*
* Lenient on purpose: `"Rp 25.000"`, `"25rb"` and `25000.0` are 25000, missing lists are empty,
* steps may be plain strings, unknown fields fall away.
*
* @returns the dish, or `undefined` for a value that has no name and so cannot be shown.
*/
function parseDish(value) {
	const parsed = v.safeParse(DishSchema, value);
	return parsed.success ? parsed.output : void 0;
}
/** Reads one suggestion; a bare string is taken as the title. */
function parseSuggestion(value) {
	const candidate = typeof value === "string" ? { foodName: value } : value;
	const parsed = v.safeParse(v.object({ foodName: v.pipe(Text, v.nonEmpty()) }), candidate);
	return parsed.success ? parsed.output : void 0;
}
// src/server/cache/dish-cache.ts
var KEPT_ANSWER_MS = 36e5;
var MAX_KEPT_ANSWERS = 2e3;
var MAX_KEPT_BYTES = 67108864;
/** Keeps answers in this process; those asked for longest ago go first. */
function createMemoryCache({ clock, lifetimeMs = KEPT_ANSWER_MS, maxEntries = MAX_KEPT_ANSWERS, maxBytes = MAX_KEPT_BYTES }) {
	const entries = /* @__PURE__ */ new Map();
	let totalBytes = 0;
	const remove = (key) => {
		totalBytes -= entries.get(key)?.bytes ?? 0;
		entries.delete(key);
	};
	return {
		get(key) {
			const entry = entries.get(key);
			if (entry === void 0) return void 0;
			if (entry.untilMs <= clock.now()) {
				remove(key);
				return;
			}
			entries.delete(key);
			entries.set(key, entry);
			return entry.answer;
		},
		set(key, answer) {
			remove(key);
			const bytes = sizeOf(key, answer);
			if (bytes > maxBytes) return;
			entries.set(key, {
				answer,
				bytes,
				untilMs: clock.now() + lifetimeMs
			});
			totalBytes += bytes;
			for (const oldest of entries.keys()) {
				if (entries.size <= maxEntries && totalBytes <= maxBytes) break;
				remove(oldest);
			}
		}
	};
}
/** Strings take two bytes a character at most; the bytes sent to visitors are kept beside them. */
var BYTES_PER_CHARACTER = 4;
function sizeOf(key, answer) {
	return (key.length + JSON.stringify(answer.dishes).length) * BYTES_PER_CHARACTER;
}
// src/server/cache/answer-store.ts
/** The producer of a followed answer died, gave up or cannot be heard any more. */
var ProducerLostError = class extends Error {
	name = "ProducerLostError";
};
// src/server/cache/change-signal.ts
function createChangeSignal() {
	let waiting = /* @__PURE__ */ new Set();
	return {
		announce() {
			const woken = waiting;
			waiting = /* @__PURE__ */ new Set();
			for (const wake of woken) wake();
		},
		next: (signal) => new Promise((resolve, reject) => {
			if (signal.aborted) {
				reject(signal.reason);
				return;
			}
			const onAbort = () => {
				waiting.delete(wake);
				reject(signal.reason);
			};
			const wake = () => {
				signal.removeEventListener("abort", onAbort);
				resolve();
			};
			waiting.add(wake);
			signal.addEventListener("abort", onAbort, { once: true });
		})
	};
}
// src/server/cache/memory-answer-store.ts
/** Answers shared within one process, for a gateway that has nothing beside it. */
function createMemoryAnswerStore(cache) {
	const running = /* @__PURE__ */ new Map();
	const produce = (key, answer) => {
		const dishes = [];
		const close = (last) => {
			answer.events.push(...last);
			answer.isOver = true;
			if (running.get(key) === answer) running.delete(key);
			answer.changes.announce();
		};
		return {
			async append(dish) {
				if (answer.isOver) return;
				dishes.push(dish);
				answer.events.push({
					type: "dish",
					dish
				});
				answer.changes.announce();
			},
			async end(end) {
				if (answer.isOver) return;
				if (end.complete) cache.set(key, {
					dishes,
					end
				});
				close([{
					type: "end",
					end
				}]);
			},
			async fail({ code, retryAfterSeconds }) {
				if (answer.isOver) return;
				close([{
					type: "error",
					code,
					...retryAfterSeconds === void 0 ? {} : { retryAfterSeconds }
				}]);
			},
			async abandon() {
				if (!answer.isOver) close([]);
			},
			isFollowed: async () => answer.followers > 0
		};
	};
	return { async claim(key, { fresh }) {
		const kept = fresh ? void 0 : cache.get(key);
		if (kept !== void 0) return {
			role: "kept",
			answer: kept
		};
		const other = fresh ? void 0 : running.get(key);
		if (other !== void 0) return {
			role: "follower",
			follow: followerOf(other)
		};
		const answer = {
			events: [],
			changes: createChangeSignal(),
			followers: 0,
			isOver: false
		};
		if (!fresh) running.set(key, answer);
		return {
			role: "producer",
			production: produce(key, answer)
		};
	} };
}
var followerOf = (answer) => async function* follow(signal) {
	answer.followers += 1;
	try {
		for (let index = 0;; index += 1) {
			while (index >= answer.events.length && !answer.isOver) await answer.changes.next(signal);
			const event = answer.events[index];
			if (event === void 0) throw new ProducerLostError();
			yield event;
			if (event.type !== "dish") return;
		}
	} finally {
		answer.followers -= 1;
	}
};
// src/server/limits/limiter-permission.ts
/** The library says no by rejecting with its result; a rejection with anything else is a failure. */
async function permissionOf(taking) {
	try {
		await taking;
		return { isAllowed: true };
	} catch (error) {
		if (!(error instanceof RateLimiterRes)) throw error;
		return {
			isAllowed: false,
			retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1e3))
		};
	}
}
// src/server/limits/memory-rate-limiter.ts
/** Most addresses told apart in one minute; a flood of more shares one allowance. */
var MAX_TRACKED_KEYS = 5e4;
var THE_REST = "the rest";
/** Counts in this process alone. */
function createMemoryRateLimiter({ pointsPerMinute, maxTrackedKeys = MAX_TRACKED_KEYS }) {
	const limiter = new RateLimiterMemory({
		points: pointsPerMinute,
		duration: 60
	});
	const trackedUntil = /* @__PURE__ */ new Map();
	/** Keys begin their minutes in the order of the map, so the outdated ones stand in front. */
	const forgetOutdated = () => {
		for (const [key, untilMs] of trackedUntil) {
			if (untilMs > Date.now()) return;
			trackedUntil.delete(key);
		}
	};
	const trackedName = (key) => {
		forgetOutdated();
		if (trackedUntil.has(key)) return key;
		if (trackedUntil.size >= maxTrackedKeys) return THE_REST;
		trackedUntil.set(key, Date.now() + 6e4);
		return key;
	};
	return { take: (key, points) => permissionOf(limiter.consume(trackedName(key), points)) };
}
/** Titles of one process. */
function createMemorySuggestionStore(clock) {
	let known = [];
	let nextTurnAtMs = Number.NEGATIVE_INFINITY;
	return {
		titles: async () => known,
		async add(titles) {
			known = [.../* @__PURE__ */ new Set([...titles, ...known])].slice(0, 200);
		},
		async takeTurn(turnMs) {
			if (clock.now() < nextTurnAtMs) return false;
			nextTurnAtMs = clock.now() + turnMs;
			return true;
		},
		async pause(pauseMs) {
			nextTurnAtMs = clock.now() + pauseMs;
		}
	};
}
// src/server/sharing/shared-ground.ts
/** The ground of a gateway that stands alone. */
function createMemoryGround(clock) {
	return {
		answers: createMemoryAnswerStore(createMemoryCache({ clock })),
		suggestions: createMemorySuggestionStore(clock),
		limiter: (_, pointsPerMinute) => createMemoryRateLimiter({ pointsPerMinute }),
		state: () => "off",
		close: async () => void 0
	};
}
// src/core/recipes/answer-end.ts
var AnswerEndSchema = v.pipe(v.object({
	source: v.picklist(["gemini", "collection"]),
	model: v.fallback(v.optional(v.string()), void 0),
	complete: v.boolean(),
	reason: v.fallback(v.optional(v.picklist([
		"truncated",
		"blocked",
		"interrupted"
	])), void 0),
	nearest: v.fallback(v.optional(v.boolean()), void 0)
}), v.transform(({ source, model, complete, reason, nearest }) => ({
	source,
	...model === void 0 ? {} : { model },
	complete,
	...complete ? {} : { reason: reason ?? "interrupted" },
	...nearest === void 0 ? {} : { nearest }
})));
/** Reads how an answer ended, from the wire or from storage. */
function parseAnswerEnd(value) {
	const parsed = v.safeParse(AnswerEndSchema, value);
	return parsed.success ? parsed.output : void 0;
}
// src/core/protocol/dish-events.ts
var DISHES_PATH = "/api/dishes";
var SUGGESTIONS_PATH = "/api/suggestions";
/** Largest body of `POST /api/dishes`: 500 characters of at most 12 bytes each, escaped, and the rest. */
var MAX_DISHES_REQUEST_BYTES = 8192;
var ErrorSchema = v.object({
	code: v.unknown(),
	retryAfterSeconds: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), void 0)
});
/** One event as the two fields of a server-sent event. */
function encodeDishEvent(event) {
	switch (event.type) {
		case "dish": return {
			event: "dish",
			data: JSON.stringify(event.dish)
		};
		case "end": return {
			event: "end",
			data: JSON.stringify(event.end)
		};
		case "error": {
			const { type: _, ...facts } = event;
			return {
				event: "error",
				data: JSON.stringify(facts)
			};
		}
	}
}
/** Reads one server-sent event; `undefined` for one that this build does not know or cannot read. */
function decodeDishEvent(name, data) {
	const value = parseJson(data);
	switch (name) {
		case "dish": {
			const dish = parseDish(value);
			return dish && {
				type: "dish",
				dish
			};
		}
		case "end": {
			const end = parseAnswerEnd(value);
			return end && {
				type: "end",
				end
			};
		}
		case "error": {
			const parsed = v.safeParse(ErrorSchema, value);
			const { code, retryAfterSeconds } = parsed.success ? parsed.output : {};
			return {
				type: "error",
				code: parseRecipeErrorCode(code),
				...retryAfterSeconds === void 0 ? {} : { retryAfterSeconds }
			};
		}
		default: return;
	}
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
export { encodeDishEvent as a, createChangeSignal as c, createMemoryCache as d, parseDish as f, decodeDishEvent as i, ProducerLostError as l, RecipeError as m, MAX_DISHES_REQUEST_BYTES as n, createMemoryGround as o, parseSuggestion as p, SUGGESTIONS_PATH as r, permissionOf as s, DISHES_PATH as t, KEPT_ANSWER_MS as u };
