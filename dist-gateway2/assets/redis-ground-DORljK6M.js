import { a as encodeDishEvent, c as createChangeSignal, d as createMemoryCache, i as decodeDishEvent, l as ProducerLostError, o as createMemoryGround, s as permissionOf, u as KEPT_ANSWER_MS } from "./dish-events-D7DKnk9S.js";
import * as v from "valibot";
import { createHash, randomUUID } from "node:crypto";
import { RateLimiterRedis } from "rate-limiter-flexible";
// src/server/sharing/answer-scripts.ts
/**
* What Redis does about an answer, each in one step. Keys of one answer share the part in braces, so
* that a cluster keeps them together:
*
* - the place `{…}:now` holds `R:<id>` while the answer `<id>` is written, and expires with its
*   producer's lease; or `K:<id>` while it is kept;
* - the stream `{…}:events:<id>` has one entry `e` an event;
* - the set `{…}:followers:<id>` has each follower with the time until which it counts.
*/
/** KEYS place; ARGV id, lease ms. Gives what the place holds, or `P` to the one who now produces. */
var CLAIM = `
local holds = redis.call('GET', KEYS[1])
if holds then return holds end
redis.call('SET', KEYS[1], 'R:' .. ARGV[1], 'PX', ARGV[2])
return 'P'`;
/** KEYS place, followers; ARGV id, lease ms. Gives the number of followers, or -1 without a lease. */
var RENEW = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return -1 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
local time = redis.call('TIME')
return redis.call('ZCOUNT', KEYS[2], time[1] * 1000 + math.floor(time[2] / 1000), '+inf')`;
/** KEYS place, stream; ARGV id, last event, kept ms or 0, late reading ms, channel. */
var END = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('XADD', KEYS[2], '*', 'e', ARGV[2])
if ARGV[3] == '0' then
  redis.call('DEL', KEYS[1])
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
else
  redis.call('SET', KEYS[1], 'K:' .. ARGV[1], 'PX', ARGV[3])
  redis.call('PEXPIRE', KEYS[2], ARGV[3] + ARGV[4])
end
redis.call('PUBLISH', ARGV[5], ARGV[1])
return 1`;
/** KEYS place, stream; ARGV id, channel. Followers find neither and know that nobody writes. */
var ABANDON = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('PUBLISH', ARGV[2], ARGV[1])
return 1`;
/**
* KEYS place, stream; ARGV id, kept ms, late reading ms, events. Leaves an answer that is being
* written in its place: taking it away would look like a lost producer to those who follow it.
*/
var KEEP = `
local holds = redis.call('GET', KEYS[1])
if holds and string.sub(holds, 1, 2) == 'R:' then return 0 end
for index = 4, #ARGV do redis.call('XADD', KEYS[2], '*', 'e', ARGV[index]) end
redis.call('PEXPIRE', KEYS[2], ARGV[2] + ARGV[3])
redis.call('SET', KEYS[1], 'K:' .. ARGV[1], 'PX', ARGV[2])
return 1`;
/**
* KEYS place, stream, followers; ARGV id, entry to read after, follower, follower's life ms. Counts
* the follower, and gives whether the answer is still written and the entries that are new to it.
*/
var FOLLOW = `
local time = redis.call('TIME')
redis.call('ZADD', KEYS[3], time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[4], ARGV[3])
redis.call('PEXPIRE', KEYS[3], ARGV[4])
local isWritten = 0
if redis.call('GET', KEYS[1]) == 'R:' .. ARGV[1] then isWritten = 1 end
return {isWritten, redis.call('XRANGE', KEYS[2], '(' .. ARGV[2], '+')}`;
// src/server/sharing/answer-entries.ts
/** What a stream's entry holds besides its id: the field `e` and an event in it. */
var EntriesSchema = v.array(v.tuple([v.string(), v.tuple([v.literal("e"), v.string()])]));
/** An event as one word: its name, a space and its data. */
function encodeEntry(event) {
	const { event: name, data } = encodeDishEvent(event);
	return `${name} ${data}`;
}
/** Events of a stream as Redis gives them; an entry that is none of ours is left out. */
function decodeEntries(reply) {
	return readEntries(reply).flatMap(({ event }) => event ?? []);
}
/** The same with their ids, unreadable ones included: a reader must get past them. */
function readEntries(reply) {
	const parsed = v.safeParse(EntriesSchema, reply);
	if (!parsed.success) return [];
	return parsed.output.map(([id, [, entry]]) => {
		const space = entry.indexOf(" ");
		return {
			id,
			event: decodeDishEvent(entry.slice(0, space), entry.slice(space + 1))
		};
	});
}
// src/server/sharing/follow-answer.ts
/** How often a follower looks without being told to: messages may be lost, and producers die silently. */
var LOOK_INTERVAL_MS = 500;
/** A follower that is not heard of for so long counts no more. */
var FOLLOWER_LIFE_MS = 3e3;
var BEFORE_THE_FIRST = "0-0";
var FollowReply = v.tuple([v.number(), v.unknown()]);
/** Reads a running answer out of its stream: told of each event by message, or looking by itself. */
var followAnswer = ({ link, clock }, { id, place, stream, followers }) => async function* follow(signal) {
	const name = randomUUID();
	const told = createChangeSignal();
	let wasTold = false;
	const stopListening = link.onMessage((message) => {
		if (message !== id) return;
		wasTold = true;
		told.announce();
	});
	const look = async (after) => {
		try {
			const words = [
				id,
				after,
				name,
				String(FOLLOWER_LIFE_MS)
			];
			const reply = await link.command("EVAL", FOLLOW, "3", place, stream, followers, ...words);
			const [isWritten, entries] = v.parse(FollowReply, reply);
			return {
				isWritten: isWritten === 1,
				entries: readEntries(entries)
			};
		} catch (cause) {
			throw new ProducerLostError("store lost", { cause });
		}
	};
	const pauseUntilTold = async () => {
		if (wasTold) return;
		const stop = clock.setTimer(() => told.announce(), LOOK_INTERVAL_MS);
		try {
			await told.next(signal);
		} finally {
			stop();
		}
	};
	try {
		let last = BEFORE_THE_FIRST;
		for (;;) {
			signal.throwIfAborted();
			wasTold = false;
			const { isWritten, entries } = await look(last);
			for (const { event } of entries) {
				if (event === void 0) continue;
				yield event;
				if (event.type !== "dish") return;
			}
			last = lastId(entries) ?? last;
			if (!isWritten) throw new ProducerLostError("lease ran out");
			await pauseUntilTold();
		}
	} finally {
		stopListening();
		link.command("ZREM", followers, name).catch(() => void 0);
	}
};
var lastId = (entries) => entries.at(-1)?.id;
// src/server/sharing/redis-answer-store.ts
/** A producer that is not heard of for so long is dead; it says that it lives three times as often. */
var LEASE_MS = 3e3;
/** The stream of a running answer goes by itself when its producer dies; longer than any answer. */
var STREAM_LIFE_MS = 3e5;
/** Time for those who follow to read the last events of an answer that is over. */
var LATE_READING_MS = 3e4;
/** An answer larger than this, in characters, is given to those who wait and not kept for others. */
var MAX_KEPT_CHARACTERS = 524288;
/** How often a claim looks again when the kept answer went away between two looks. */
var MAX_LOOKS = 3;
/** Answers shared by all gateways that reach the same Redis. */
function createRedisAnswerStore(parts) {
	const { link, clock, prefix, leaseMs = LEASE_MS } = parts;
	/** What a kept answer says never changes under its id: read and parsed once a gateway. */
	const known = createMemoryCache({ clock });
	/** The question itself stays out of Redis's keys. */
	const keysOf = (question, id) => {
		const digest = createHash("sha256").update(question).digest("base64url").slice(0, 32);
		const base = `${prefix}{${digest}}`;
		return {
			id,
			place: `${base}:now`,
			stream: `${base}:events:${id}`,
			followers: `${base}:followers:${id}`
		};
	};
	const readKept = async ({ id, stream }) => {
		const there = known.get(id);
		if (there !== void 0) return there;
		const answer = keptAnswer(decodeEntries(await link.command("XRANGE", stream, "-", "+")));
		if (answer !== void 0) known.set(id, answer);
		return answer;
	};
	return { async claim(question, { fresh }) {
		const own = keysOf(question, randomUUID());
		if (fresh) {
			if (!link.isUp) await link.command("PING");
			return {
				role: "producer",
				production: produceAlone(parts, own)
			};
		}
		for (let looks = 0;; looks += 1) {
			const found = String(await link.command("EVAL", CLAIM, "1", own.place, own.id, String(leaseMs)));
			if (found === "P") return {
				role: "producer",
				production: produceForAll(parts, own, leaseMs)
			};
			const keys = keysOf(question, found.slice(2));
			if (found.startsWith("R:")) return {
				role: "follower",
				follow: followAnswer(parts, keys)
			};
			const answer = await readKept(keys);
			if (answer !== void 0) return {
				role: "kept",
				answer
			};
			if (looks === MAX_LOOKS) throw new Error("kept answer unreadable");
			await link.command("DEL", own.place);
		}
	} };
}
function keptAnswer(events) {
	const last = events.at(-1);
	if (last?.type !== "end") return void 0;
	return {
		dishes: events.flatMap((event) => event.type === "dish" ? [event.dish] : []),
		end: last.end
	};
}
/** An answer that others follow: every event is in Redis the moment it is there. */
function produceForAll({ link, clock, channel }, { id, place, stream, followers }, leaseMs) {
	let isOver = false;
	let characters = 0;
	let stopRenewing = () => void 0;
	const run = async (script, ...words) => {
		try {
			return Number(await link.command("EVAL", script, ...words));
		} catch {
			return NaN;
		}
	};
	const renewLater = () => {
		stopRenewing = clock.setTimer(() => void renew(), leaseMs / 3);
	};
	const renew = async () => {
		if (await run("\nif redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return -1 end\nredis.call('PEXPIRE', KEYS[1], ARGV[2])\nlocal time = redis.call('TIME')\nreturn redis.call('ZCOUNT', KEYS[2], time[1] * 1000 + math.floor(time[2] / 1000), '+inf')", "2", place, followers, id, String(leaseMs)) === -1) isOver = true;
		if (!isOver) renewLater();
	};
	renewLater();
	const finish = () => {
		const isFirst = !isOver;
		isOver = true;
		stopRenewing();
		return isFirst;
	};
	const finishWith = async (last, keptMs) => {
		if (!finish()) return;
		const [entry, late] = [encodeEntry(last), String(LATE_READING_MS)];
		await run(END, "2", place, stream, id, entry, String(keptMs), late, channel);
	};
	return {
		async append(dish) {
			if (isOver) return;
			const entry = encodeEntry({
				type: "dish",
				dish
			});
			characters += entry.length;
			if (await run("\nif redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end\nredis.call('XADD', KEYS[2], '*', 'e', ARGV[2])\nredis.call('PEXPIRE', KEYS[2], ARGV[3])\nredis.call('PUBLISH', ARGV[4], ARGV[1])\nreturn 1", "2", place, stream, id, entry, String(STREAM_LIFE_MS), channel) === 0) finish();
		},
		async end(end) {
			const isKept = end.complete && characters <= MAX_KEPT_CHARACTERS;
			await finishWith({
				type: "end",
				end
			}, isKept ? KEPT_ANSWER_MS : 0);
		},
		async fail({ code, retryAfterSeconds }) {
			await finishWith({
				type: "error",
				code,
				...retryAfterSeconds === void 0 ? {} : { retryAfterSeconds }
			}, 0);
		},
		async abandon() {
			if (finish()) await run(ABANDON, "2", place, stream, id, channel);
		},
		async isFollowed() {
			if (isOver) return false;
			return await run(RENEW, "2", place, followers, id, String(leaseMs)) > 0;
		}
	};
}
/** An answer asked anew: nobody follows it, and it comes to Redis whole or not at all. */
function produceAlone({ link }, keys) {
	const entries = [];
	let isOver = false;
	const finish = async () => {
		isOver = true;
	};
	return {
		async append(dish) {
			if (!isOver) entries.push(encodeEntry({
				type: "dish",
				dish
			}));
		},
		async end(end) {
			if (isOver) return;
			isOver = true;
			entries.push(encodeEntry({
				type: "end",
				end
			}));
			const characters = entries.reduce((sum, entry) => sum + entry.length, 0);
			if (!end.complete || characters > MAX_KEPT_CHARACTERS) return;
			const lives = [String(KEPT_ANSWER_MS), String(LATE_READING_MS)];
			try {
				await link.command("EVAL", KEEP, "2", keys.place, keys.stream, keys.id, ...lives, ...entries);
			} catch {}
		},
		fail: finish,
		abandon: finish,
		isFollowed: async () => false
	};
}
// src/server/sharing/redis-client.ts
var CONNECT_LIMIT_MS = 1e3;
/** A connection on which nothing comes back for so long is replaced; pings keep a good one awake. */
var SILENCE_LIMIT_MS = 3e3;
var PING_INTERVAL_MS = 1e3;
var MAX_RECONNECT_PAUSE_MS = 500;
/** Commands waiting for a Redis that does not answer. */
var MAX_WAITING_COMMANDS = 1e4;
/** Loads the client only here: who has no Redis has none of its code either. */
async function createRedisClients(url) {
	const { createClient } = await import("redis");
	const create = () => createClient({
		url,
		RESP: 2,
		disableOfflineQueue: true,
		commandsQueueMaxLength: MAX_WAITING_COMMANDS,
		pingInterval: PING_INTERVAL_MS,
		socket: {
			connectTimeout: CONNECT_LIMIT_MS,
			socketTimeout: SILENCE_LIMIT_MS,
			reconnectStrategy: (retries) => Math.min(MAX_RECONNECT_PAUSE_MS, 50 * (retries + 1))
		}
	});
	return {
		commands: create(),
		messages: create()
	};
}
// src/server/sharing/redis-link.ts
/**
* The end of that limit begins anew after a look at what has arrived: a process that was busy for so
* long runs its timers before it reads, and would take every answer for a late one.
*/
var LAST_LOOK_MS = 100;
/** How often the connection is tried out; with the limit above, a loss is known within a second. */
var PROBE_INTERVAL_MS = 500;
/** How long a gateway waits for Redis before it starts without. */
var START_LIMIT_MS = 2e3;
/** Redis did not do what was asked of it: lost, late or unwilling. */
var RedisLostError = class extends Error {
	name = "RedisLostError";
};
/** Resolves when Redis answered, or when waiting longer would only keep visitors waiting. */
async function openRedisLink({ clients: { commands, messages }, channel, clock, log }) {
	const listeners = /* @__PURE__ */ new Set();
	let isUp = false;
	let isClosed = false;
	let stopProbe = () => void 0;
	const setUp = (nowUp, error) => {
		if (nowUp === isUp || isClosed) return;
		isUp = nowUp;
		if (isUp) log.info({}, "redis is reached");
		else log.warn({ error }, "redis is lost; this gateway goes on alone");
	};
	const withinLimit = async (words) => {
		let stop = () => void 0;
		const late = new Promise((_, reject) => {
			const giveUp = () => reject(new RedisLostError("late"));
			stop = clock.setTimer(() => {
				stop = clock.setTimer(giveUp, LAST_LOOK_MS);
			}, 300);
		});
		try {
			return await Promise.race([commands.sendCommand(words), late]);
		} finally {
			stop();
		}
	};
	const probe = async () => {
		try {
			await withinLimit(["PING"]);
			setUp(true);
		} catch (error) {
			setUp(false, error);
		}
		if (!isClosed) stopProbe = clock.setTimer(() => void probe(), PROBE_INTERVAL_MS);
	};
	const listen = async () => {
		await messages.connect();
		await messages.subscribe(channel, (message) => {
			for (const listener of listeners) listener(message);
		});
	};
	commands.on("error", (error) => setUp(false, error));
	messages.on("error", () => void 0);
	const connecting = commands.connect().then(probe, (error) => setUp(false, error));
	listen().catch((error) => {
		if (!isClosed) log.warn({ error }, "redis messages are not heard");
	});
	await atMost(START_LIMIT_MS, connecting, clock);
	if (!isUp) log.warn({}, "redis is not reached; this gateway begins alone");
	return {
		get isUp() {
			return isUp;
		},
		async command(...words) {
			if (!isUp) throw new RedisLostError("no connection");
			try {
				return await withinLimit(words);
			} catch (error) {
				if (error instanceof RedisLostError) setUp(false, error);
				throw new RedisLostError("command failed", { cause: error });
			}
		},
		onMessage(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		async close() {
			isClosed = true;
			isUp = false;
			stopProbe();
			commands.destroy();
			messages.destroy();
		}
	};
}
async function atMost(limitMs, work, clock) {
	let stop = () => void 0;
	const late = new Promise((resolve) => {
		stop = clock.setTimer(resolve, limitMs);
	});
	await Promise.race([work, late]);
	stop();
}
// src/server/sharing/redis-rate-limiter.ts
/** One count for all gateways that reach the same Redis. */
function createRedisRateLimiter({ link, keyPrefix, pointsPerMinute }) {
	const limiter = new RateLimiterRedis({
		storeClient: { eval: (script, { keys, arguments: words }) => link.command("EVAL", script, String(keys.length), ...keys, ...words) },
		useRedisPackage: true,
		keyPrefix,
		points: pointsPerMinute,
		duration: 60
	});
	return { take: (key, points) => permissionOf(limiter.consume(key, points)) };
}
// src/server/sharing/redis-suggestion-store.ts
/** Titles that nobody has asked for in so long are forgotten. */
var TITLES_LIFE_MS = 6048e5;
/** Places in the ranking for one `add`; more than titles kept. */
var RANKS_PER_ADD = 1e3;
/** KEYS titles, count of adds; ARGV ranks an add, most titles, life ms, titles. */
var ADD = `
local rank = redis.call('INCR', KEYS[2]) * ARGV[1]
for index = 4, #ARGV do redis.call('ZADD', KEYS[1], rank - index, ARGV[index]) end
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -1 - ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])`;
var TitlesReply = v.array(v.string());
/** One pool and one turn for all gateways that reach the same Redis. */
function createRedisSuggestionStore(link, prefix) {
	const base = `${prefix}{suggestions}`;
	const [titlesKey, countKey, turnKey] = [
		`${base}:titles`,
		`${base}:adds`,
		`${base}:turn`
	];
	return {
		async titles() {
			return v.parse(TitlesReply, await link.command("ZREVRANGE", titlesKey, "0", "-1"));
		},
		async add(titles) {
			const added = [...new Set(titles)].slice(0, 200);
			if (added.length === 0) return;
			const numbers = [
				RANKS_PER_ADD,
				200,
				TITLES_LIFE_MS
			].map(String);
			await link.command("EVAL", ADD, "2", titlesKey, countKey, ...numbers, ...added);
		},
		async takeTurn(turnMs) {
			return await link.command("SET", turnKey, "1", "PX", String(turnMs), "NX") === "OK";
		},
		async pause(pauseMs) {
			await link.command("SET", turnKey, "1", "PX", String(pauseMs));
		}
	};
}
// src/server/sharing/redis-ground.ts
/** Changes when what is stored can no longer be read by another version of the gateway. */
var DEFAULT_PREFIX = "cobek:1:";
/**
* The common ground of many gateways. While Redis is lost each goes on alone, in memory, at the cost
* of calls that others have made already; nothing of that is carried over when it comes back.
*/
async function createRedisGround({ url, clock, log, prefix = DEFAULT_PREFIX, ...lease }) {
	const channel = `${prefix}answers`;
	const link = await openRedisLink({
		clients: await createRedisClients(url),
		channel,
		clock,
		log
	});
	const alone = createMemoryGround(clock);
	return {
		answers: eitherAnswers(createRedisAnswerStore({
			link,
			clock,
			prefix,
			channel,
			...lease
		}), alone.answers),
		suggestions: eitherSuggestions(createRedisSuggestionStore(link, prefix), alone.suggestions),
		limiter: (name, pointsPerMinute) => eitherLimiter(createRedisRateLimiter({
			link,
			keyPrefix: `${prefix}limit:${name}`,
			pointsPerMinute
		}), alone.limiter(name, pointsPerMinute)),
		state: () => link.isUp ? "up" : "lost",
		close: () => link.close()
	};
}
/** Asks Redis; whatever goes wrong there, this gateway has an answer of its own. */
async function either(shared, alone) {
	try {
		return await shared();
	} catch {
		return await alone();
	}
}
var eitherAnswers = (shared, alone) => ({ claim: (key, options) => either(() => shared.claim(key, options), () => alone.claim(key, options)) });
var eitherLimiter = (shared, alone) => ({ take: (key, points) => either(() => shared.take(key, points), () => alone.take(key, points)) });
var eitherSuggestions = (shared, alone) => ({
	titles: () => either(() => shared.titles(), () => alone.titles()),
	add: (titles) => either(() => shared.add(titles), () => alone.add(titles)),
	takeTurn: (turnMs) => either(() => shared.takeTurn(turnMs), () => alone.takeTurn(turnMs)),
	pause: (pauseMs) => either(() => shared.pause(pauseMs), () => alone.pause(pauseMs))
});
export { createRedisGround };
