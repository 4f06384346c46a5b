import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import type { LiveMessage } from '../live/broadcast.ts';
import { trackingOf } from '../live/channel.ts';
import { MAX_AGE_MS, TrackingCache } from './tracking-cache.ts';

const NUMBERS = ['GS123456789', 'GS000000017'];

/** Shipments whose description is their version, in a database whose answers the test releases, with a fake clock. */
function world() {
  let now = 1_000;
  let publish: (message: LiveMessage) => void = () => {};
  let missEvents = () => {};
  let queries = 0;
  let isConnected = true;
  const versions = new Map(NUMBERS.map((number) => [number, 0]));
  const running: (() => void)[] = [];
  const cache = new TrackingCache(
    {
      subscribe: (listener) => {
        publish = listener;
        return () => {};
      },
      onMissedEvents: (listener) => {
        missEvents = listener;
        return () => {};
      },
      isConnected: () => isConnected,
    },
    () => now,
  );
  return {
    cache,
    versions,
    queries: () => queries,
    pass: (ms: number) => {
      now += ms;
    },
    now: () => now,
    invalidate: (number: string) =>
      publish({ channel: trackingOf(number), event: 'changed', data: { status: 'customs' } }),
    missEvents: () => missEvents(),
    connect: (is: boolean) => {
      isConnected = is;
    },
    /** Reads the version at the start of the query, and returns it once `answerOldest` is called. */
    find: (number: string) =>
      cache.find(number, () => {
        queries += 1;
        const version = versions.get(number);
        return new Promise((resolve) => {
          running.push(() => resolve(version === undefined ? undefined : shipment(number, version)));
        });
      }),
    answerOldest: () => running.shift()?.(),
    answerAll: () => {
      for (const answer of running.splice(0)) answer();
    },
  };
}

function shipment(tracking_number: string, version: number): TrackedShipment {
  return {
    tracking_number,
    status: 'in_transit',
    origin_city: 'Chicago',
    origin_country: 'US',
    destination_city: 'Los Angeles',
    destination_country: 'US',
    origin_approximate: false,
    destination_approximate: false,
    cargo_description: String(version),
    cargo_weight: 1,
    transport_mode: 'rail',
    promised_delivery_date: null,
    promised_delivery_day: null,
    estimated_delivery_date: null,
    estimated_delivery_day: null,
    punctuality: null,
    days_late: 0,
    delay_reason: null,
    destination_time_zone: 'America/Los_Angeles',
    events: [],
    waypoints: [],
    live: null,
    legs: [],
    milestones: [],
    equipment: [],
    delivery_window: null,
    estimate_history: [],
  };
}

const [NUMBER = ''] = NUMBERS;
const versionOf = (found: TrackedShipment | undefined) => Number(found?.cargo_description);

async function lookedUp({ find, answerAll }: ReturnType<typeof world>, number = NUMBER) {
  const found = find(number);
  answerAll();
  return found;
}

test('simultaneous look-ups and the next ones within 100 ms share one query', async () => {
  const here = world();
  const both = Promise.all([here.find(NUMBER), here.find(NUMBER)]);
  here.answerAll();
  const [first, second] = await both;
  expect(second).toBe(first);
  here.pass(MAX_AGE_MS / 2);
  expect(await here.find(NUMBER)).toBe(first);
  expect(here.queries()).toBe(1);
});

test('an entry expires 100 ms after its query started', async () => {
  const here = world();
  const first = here.find(NUMBER);
  here.pass(60);
  here.answerAll();
  await first;
  here.pass(39);
  expect(await here.find(NUMBER)).toBe(await first);
  here.pass(1);
  await lookedUp(here);
  expect(here.queries()).toBe(2);
});

test.each([
  ['a write', (here: ReturnType<typeof world>) => here.invalidate(NUMBER)],
  ['a gap in the messages', (here: ReturnType<typeof world>) => here.missEvents()],
])('%s invalidates earlier look-ups, including running ones', async (_, happens) => {
  const here = world();
  await lookedUp(here);
  happens(here);
  expect(here.cache.size).toBe(0);
  const before = here.find(NUMBER);
  here.versions.set(NUMBER, 1);
  happens(here);
  here.answerAll();
  expect(versionOf(await before)).toBe(0);
  expect(here.cache.size).toBe(0);
  expect(versionOf(await lookedUp(here))).toBe(1);
});

test('nothing is cached while messages from other nodes cannot arrive', async () => {
  const here = world();
  await lookedUp(here);
  here.connect(false);
  await lookedUp(here);
  await lookedUp(here);
  expect(here.queries()).toBe(3);
});

test('unknown numbers and failed queries are not cached', async () => {
  const here = world();
  for (let time = 0; time < 3; time++) expect(await lookedUp(here, 'GS000000000')).toBeUndefined();
  expect(here.queries()).toBe(3);
  await expect(here.cache.find(NUMBER, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(versionOf(await lookedUp(here))).toBe(0);
  expect(here.cache.size).toBe(1);
});

test('at most 2,000 numbers are cached, the most recently used ones', async () => {
  const here = world();
  const find = (n: number) => here.cache.find(`GS${n}`, async () => shipment(`GS${n}`, 0));
  const found = await Promise.all(Array.from({ length: 3_000 }, (_, n) => find(n)));
  expect(here.cache.size).toBe(2_000);
  expect(await find(2_999)).toBe(found[2_999]);
  expect(await find(0)).not.toBe(found[0]);
});

const number = fc.constantFrom(...NUMBERS);
const step = fc.oneof(
  fc.record({ does: fc.constant('find' as const), number }),
  fc.record({ does: fc.constant('write' as const), number, published_after: fc.option(fc.nat(3)) }),
  fc.record({ does: fc.constant('answer' as const) }),
  fc.record({ does: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 60 }) }),
);

test('in any order of look-ups, writes and query results, no response is 100 ms out of date, nor older than a published write', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const here = world();
      /** When each version was written, and whether its message arrived; some messages are lost. */
      const written = new Map(NUMBERS.map((name) => [name, [{ at: 0, received: true }]]));
      const pending: { number: string; version: number; steps: number }[] = [];
      const answers: Promise<void>[] = [];
      const judge = (name: string, version: number, started_at: number, at_least: number) => {
        const next = written.get(name)?.[version + 1];
        if (next) expect(started_at - next.at).toBeLessThan(MAX_AGE_MS);
        expect(version).toBeGreaterThanOrEqual(at_least);
      };
      const newestReceived = (name: string) =>
        written.get(name)?.findLastIndex(({ received }) => received) ?? 0;
      for (const done of steps) {
        for (const message of pending.splice(0)) {
          if (message.steps > 0) pending.push({ ...message, steps: message.steps - 1 });
          else {
            here.invalidate(message.number);
            const version = written.get(message.number)?.[message.version];
            if (version) version.received = true;
          }
        }
        if (done.does === 'pass') here.pass(done.ms);
        if (done.does === 'answer') {
          here.answerOldest();
          await new Promise(setImmediate);
        }
        if (done.does === 'write') {
          const version = (here.versions.get(done.number) ?? 0) + 1;
          here.versions.set(done.number, version);
          written.get(done.number)?.push({ at: here.now(), received: false });
          if (done.published_after !== null)
            pending.push({ number: done.number, version, steps: done.published_after });
        }
        if (done.does === 'find') {
          const [started_at, at_least] = [here.now(), newestReceived(done.number)];
          answers.push(
            here
              .find(done.number)
              .then((found) => judge(done.number, versionOf(found), started_at, at_least)),
          );
        }
      }
      here.answerAll();
      await Promise.all(answers);
    }),
    { numRuns: 500 },
  );
});

test('a shipment is settled five seconds after its last write, and none is after a gap', () => {
  const { cache, invalidate, missEvents, connect, pass } = world();
  const [one = '', other = ''] = NUMBERS;
  expect([cache.isSettled(one), cache.isSettled(other)]).toEqual([true, true]);
  invalidate(one);
  expect([cache.isSettled(one), cache.isSettled(other)]).toEqual([false, true]);
  pass(5_001);
  expect(cache.isSettled(one)).toBe(true);
  missEvents();
  expect(cache.isSettled(other)).toBe(false);
  pass(5_001);
  expect(cache.isSettled(other)).toBe(true);
  connect(false);
  expect(cache.isSettled(other)).toBe(false);
});

test('more writes than are remembered count as a gap', () => {
  const { cache, invalidate, pass } = world();
  for (let count = 0; count <= 20_000; count++) invalidate(`GS${count}`);
  expect(cache.isSettled('GS0')).toBe(false);
  pass(5_001);
  expect(cache.isSettled('GS0')).toBe(true);
});
