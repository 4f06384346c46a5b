import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrackedShipment } from '#contract/tracking.ts';
import type { LiveMessage } from '../live/broadcast.ts';
import { trackingOf } from '../live/channel.ts';
import { LONGEST_MS, TrackingCache } from './tracking-cache.ts';

const NUMBERS = ['GS123456789', 'GS000000017'];

/** Shipments whose description is their version, in a database that takes its time, and with a clock that is set by hand. */
function world() {
  let now = 0;
  let hear: (message: LiveMessage) => void = () => {};
  let gap = () => {};
  let asked = 0;
  let isConnected = true;
  const versions = new Map(NUMBERS.map((number) => [number, 0]));
  const under_way: (() => void)[] = [];
  const lookUps = new TrackingCache(
    {
      subscribe: (listener) => {
        hear = listener;
        return () => {};
      },
      onMissedEvents: (listener) => {
        gap = listener;
        return () => {};
      },
      isConnected: () => isConnected,
    },
    () => now,
  );
  return {
    lookUps,
    versions,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms;
    },
    now: () => now,
    tell: (number: string) =>
      hear({ channel: trackingOf(number), event: 'changed', data: { status: 'customs' } }),
    gap: () => gap(),
    connect: (is: boolean) => {
      isConnected = is;
    },
    /** What is read is what was there when the statement began; it arrives when `answerOldest` says so. */
    find: (number: string) =>
      lookUps.find(number, () => {
        asked += 1;
        const version = versions.get(number);
        return new Promise((resolve) => {
          under_way.push(() => resolve(version === undefined ? undefined : shipment(number, version)));
        });
      }),
    answerOldest: () => under_way.shift()?.(),
    answerAll: () => {
      for (const answer of under_way.splice(0)) answer();
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
  };
}

const [NUMBER = ''] = NUMBERS;
const versionOf = (found: TrackedShipment | undefined) => Number(found?.cargo_description);

async function lookedUp({ find, answerAll }: ReturnType<typeof world>, number = NUMBER) {
  const found = find(number);
  answerAll();
  return found;
}

test('who asks in the same moment shares a look-up, and who asks just after', async () => {
  const here = world();
  const both = Promise.all([here.find(NUMBER), here.find(NUMBER)]);
  here.answerAll();
  const [first, second] = await both;
  expect(second).toBe(first);
  here.pass(LONGEST_MS / 2);
  expect(JSON.parse(String(here.lookUps.ready(NUMBER)?.body))).toMatchObject({ tracking_number: NUMBER });
  expect(await here.find(NUMBER)).toBe(first);
  expect(here.asked()).toBe(1);
});

test('after 100 ms the database is asked again, counted from before it was asked', async () => {
  const here = world();
  const first = here.find(NUMBER);
  here.pass(60);
  here.answerAll();
  await first;
  here.pass(40);
  expect(here.lookUps.ready(NUMBER)).toBeUndefined();
  await lookedUp(here);
  expect(here.asked()).toBe(2);
});

test('what is asked for all the time is looked up ahead, once', async () => {
  const here = world();
  await lookedUp(here);
  here.pass(80);
  for (let time = 0; time < 3; time++) expect(here.lookUps.ready(NUMBER)).toBeDefined();
  here.pass(10);
  here.answerAll();
  await Promise.resolve();
  here.pass(80);
  expect(here.lookUps.ready(NUMBER)).toBeDefined();
  expect(here.asked()).toBe(3);
  here.pass(20);
  expect(here.lookUps.ready(NUMBER)).toBeUndefined();
});

test('what is looked up ahead is let go where a write comes between', async () => {
  const here = world();
  await lookedUp(here);
  here.pass(80);
  here.lookUps.ready(NUMBER);
  here.versions.set(NUMBER, 1);
  here.tell(NUMBER);
  here.answerAll();
  await Promise.resolve();
  expect(here.lookUps.ready(NUMBER)).toBeUndefined();
  expect(versionOf(await lookedUp(here))).toBe(1);
});

test.each([
  ['a write', (here: ReturnType<typeof world>) => here.tell(NUMBER)],
  ['a gap', (here: ReturnType<typeof world>) => here.gap()],
])('%s takes away what was read before it, also what is still being read', async (_, happens) => {
  const here = world();
  await lookedUp(here);
  happens(here);
  expect(here.lookUps.ready(NUMBER)).toBeUndefined();
  const before = here.find(NUMBER);
  here.versions.set(NUMBER, 1);
  happens(here);
  here.answerAll();
  expect(versionOf(await before)).toBe(0);
  expect(here.lookUps.ready(NUMBER)).toBeUndefined();
  expect(versionOf(await lookedUp(here))).toBe(1);
});

test('while other nodes are not heard, each asks the database', async () => {
  const here = world();
  await lookedUp(here);
  here.connect(false);
  expect(here.lookUps.ready(NUMBER)).toBeUndefined();
  await lookedUp(here);
  expect(here.asked()).toBe(2);
});

test('a number that nobody has is asked for each time, and so is what could not be read', async () => {
  const here = world();
  for (let time = 0; time < 3; time++) expect(await lookedUp(here, 'GS000000000')).toBeUndefined();
  expect(here.asked()).toBe(3);
  await expect(here.lookUps.find(NUMBER, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(versionOf(await lookedUp(here))).toBe(0);
  expect(here.lookUps.size).toBe(1);
});

test('asked for ever more numbers, it keeps the newest 2,000, and those that are over give way', async () => {
  const here = world();
  const ask = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => here.lookUps.find(`GS${n}`, async () => shipment(`GS${n}`, 0))),
    );
  await ask(3_000);
  expect(here.lookUps.size).toBe(2_000);
  expect(here.lookUps.ready('GS0')).toBeUndefined();
  expect(here.lookUps.ready('GS2999')).toBeDefined();
  here.pass(LONGEST_MS);
  await ask(1);
  expect(here.lookUps.size).toBe(1);
});

const number = fc.constantFrom(...NUMBERS);
const step = fc.oneof(
  fc.record({ does: fc.constant('ask' as const), number }),
  fc.record({ does: fc.constant('write' as const), number, told_after: fc.option(fc.nat(3)) }),
  fc.record({ does: fc.constant('answer' as const) }),
  fc.record({ does: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 60 }) }),
);

test('in whatever order asking, writing and answering happen, nobody is told what was over 100 ms before they asked, nor what they could have heard of', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const here = world();
      /** When each version came to be, and when this node heard of it; messages of some writes are lost. */
      const written = new Map(NUMBERS.map((name) => [name, [{ at: -1_000, heard: true }]]));
      const unheard: { number: string; version: number; steps: number }[] = [];
      const answers: Promise<void>[] = [];
      const judge = (name: string, version: number, asked_at: number, heard_of: number) => {
        const next = written.get(name)?.[version + 1];
        if (next) expect(asked_at - next.at).toBeLessThan(LONGEST_MS);
        expect(version).toBeGreaterThanOrEqual(heard_of);
      };
      const newestHeard = (name: string) => written.get(name)?.findLastIndex(({ heard }) => heard) ?? 0;
      for (const done of steps) {
        for (const message of unheard.splice(0)) {
          if (message.steps > 0) unheard.push({ ...message, steps: message.steps - 1 });
          else {
            here.tell(message.number);
            const version = written.get(message.number)?.[message.version];
            if (version) version.heard = true;
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
          written.get(done.number)?.push({ at: here.now(), heard: false });
          if (done.told_after !== null)
            unheard.push({ number: done.number, version, steps: done.told_after });
        }
        if (done.does === 'ask') {
          const [asked_at, heard_of] = [here.now(), newestHeard(done.number)];
          const ready = here.lookUps.ready(done.number);
          if (ready) judge(done.number, versionOf(JSON.parse(String(ready.body))), asked_at, heard_of);
          answers.push(
            here.find(done.number).then((found) => judge(done.number, versionOf(found), asked_at, heard_of)),
          );
        }
      }
      here.answerAll();
      await Promise.all(answers);
    }),
    { numRuns: 500 },
  );
});
