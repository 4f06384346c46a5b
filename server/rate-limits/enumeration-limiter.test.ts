import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asking, EnumerationLimiter } from './enumeration-limiter.ts';

const QUOTA = 30;
const WINDOW_MS = 600_000;

let numbers: EnumerationLimiter;
let headers: Record<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  numbers = new EnumerationLimiter();
  headers = {};
});
afterEach(() => void vi.useRealTimers());

const from = (address: string): Asking => ({
  person: null,
  address,
  replyHeader: (name, value) => Object.assign(headers, { [name]: value }),
});
const scraper = from('203.0.113.7');
const known = (asking = scraper) => numbers.ask(asking, ['GS123456789'], async () => ['found']);
let asked_for = 0;
/** Numbers nobody has asked for yet. */
const others = (count: number) => Array.from({ length: count }, () => `GS${++asked_for}`);
const unknown = (asking = scraper, count = 1) =>
  numbers.ask(asking, others(count), async () => Array<undefined>(count).fill(undefined));
const refused = { code: 'TOO_MANY_REQUESTS' };

test('numbers that exist cost nothing', async () => {
  for (let asked = 0; asked < 10 * QUOTA; asked++) expect(await known()).toEqual(['found']);
  expect(headers).toEqual({});
});

test('after 30 unknown numbers every number is refused until the window ends', async () => {
  for (let asked = 0; asked < QUOTA; asked++) expect(await unknown()).toEqual([undefined]);
  expect(headers).toEqual({
    'ratelimit-policy': '"unknown-numbers";q=30;w=600',
    ratelimit: '"unknown-numbers";r=0;t=600',
  });
  vi.advanceTimersByTime(2 * 60_000);
  for (const ask of [known, unknown])
    await expect(ask()).rejects.toMatchObject({
      ...refused,
      message:
        'Too many numbers that do not exist were asked for from your network. Please try again in 8 minutes.',
    });
  expect(headers['retry-after']).toBe('480');
  vi.advanceTimersByTime(WINDOW_MS);
  expect(await known()).toEqual(['found']);
});

test('each network has its own quota, and an IPv6 subscriber one for all of theirs', async () => {
  for (let asked = 0; asked < QUOTA; asked++) await unknown(from(`2001:db8::${asked.toString(16)}`));
  await expect(known(from('2001:db8::ffff'))).rejects.toMatchObject(refused);
  expect(await known(from('2001:db8:0:1::1'))).toEqual(['found']);
});

test('a list costs its unknown numbers only, and is answered while they are no more than are left', async () => {
  const list = (missing: number) =>
    numbers.ask(scraper, others(20), async () => [
      ...Array<string>(20 - missing).fill('found'),
      ...Array<undefined>(missing).fill(undefined),
    ]);
  for (const missing of [14, 0, 14, 2]) expect(await list(missing)).toHaveLength(20);
  await expect(list(0)).rejects.toMatchObject(refused);
});

test('a list with more unknown numbers than are left tells nothing, and uses them up', async () => {
  for (let asked = 0; asked < QUOTA - 1; asked++) await unknown();
  expect(await numbers.ask(scraper, others(20), async () => Array<string>(20).fill('found'))).toHaveLength(
    20,
  );
  await expect(unknown(scraper, 2)).rejects.toMatchObject(refused);
  expect(headers.ratelimit).toBe('"unknown-numbers";r=0;t=600');
  await expect(known()).rejects.toMatchObject(refused);
});

test('asking for everything at once learns no more', async () => {
  let looked_up = 0;
  const guess = () =>
    numbers.ask(scraper, others(1), async () => {
      await Promise.resolve();
      looked_up += 1;
      return [undefined];
    });
  const answers = await Promise.allSettled(Array.from({ length: 1_000 }, guess));
  expect(looked_up).toBe(QUOTA);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1_000 - QUOTA);
});

test('a crowd with real numbers is let through, with one unknown number to spare as well', async () => {
  for (let asked = 0; asked < QUOTA - 1; asked++) await unknown();
  const answers = await Promise.all(Array.from({ length: 500 }, () => known()));
  expect(answers).toHaveLength(500);
});

test('the same unknown number counts once, also in a list and after the quota is spent', async () => {
  const same = () => numbers.ask(scraper, ['GS000000086'], async () => [undefined]);
  for (let asked = 0; asked < 2 * QUOTA; asked++) await same();
  await numbers.ask(scraper, ['GS000000086', ...others(QUOTA - 1)], async () => Array(QUOTA));
  expect(await same()).toEqual([undefined]);
  await expect(unknown()).rejects.toMatchObject(refused);
  vi.advanceTimersByTime(WINDOW_MS);
  await same();
  expect(headers.ratelimit).toBe('"unknown-numbers";r=29;t=600');
});

test('a look-up that fails costs nothing', async () => {
  const failing = () => numbers.ask(scraper, others(1), () => Promise.reject(new Error('no database')));
  for (let asked = 0; asked < 2 * QUOTA; asked++) await expect(failing()).rejects.toThrow('no database');
  expect(await known()).toEqual(['found']);
});
