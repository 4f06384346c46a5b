import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Caller, EnumerationLimiter } from './enumeration-limiter.ts';

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

const from = (address: string): Caller => ({
  person: null,
  address,
  replyHeader: (name, value) => Object.assign(headers, { [name]: value }),
});
const scraper = from('203.0.113.7');
const known = (caller = scraper) => numbers.charge(caller, ['GS123456789'], async () => ['found']);
let generated = 0;
/** Numbers that no test has looked up yet. */
const others = (count: number) => Array.from({ length: count }, () => `GS${++generated}`);
const unknown = (caller = scraper, count = 1) =>
  numbers.charge(caller, others(count), async () => Array<undefined>(count).fill(undefined));
const refused = { code: 'TOO_MANY_REQUESTS' };

test('numbers that exist cost nothing', async () => {
  for (let times = 0; times < 10 * QUOTA; times++) expect(await known()).toEqual(['found']);
  expect(headers).toEqual({});
});

test('after 30 unknown numbers every number is refused until the window ends', async () => {
  for (let times = 0; times < QUOTA; times++) expect(await unknown()).toEqual([undefined]);
  expect(headers).toEqual({
    'ratelimit-policy': '"unknown-numbers";q=30;w=600',
    ratelimit: '"unknown-numbers";r=0;t=600',
  });
  vi.advanceTimersByTime(2 * 60_000);
  for (const lookUp of [known, unknown])
    await expect(lookUp()).rejects.toMatchObject({
      ...refused,
      message: 'Too many unknown numbers were looked up from your network. Try again in 8 minutes.',
    });
  expect(headers['retry-after']).toBe('480');
  vi.advanceTimersByTime(WINDOW_MS);
  expect(await known()).toEqual(['found']);
});

test('each network has its own quota, and an IPv6 subscriber one quota for all addresses', async () => {
  for (let times = 0; times < QUOTA; times++) await unknown(from(`2001:db8::${times.toString(16)}`));
  await expect(known(from('2001:db8::ffff'))).rejects.toMatchObject(refused);
  expect(await known(from('2001:db8:0:1::1'))).toEqual(['found']);
});

test('a list is charged only for its unknown numbers, and succeeds while the quota allows them', async () => {
  const list = (missing: number) =>
    numbers.charge(scraper, others(20), async () => [
      ...Array<string>(20 - missing).fill('found'),
      ...Array<undefined>(missing).fill(undefined),
    ]);
  for (const missing of [14, 0, 14, 2]) expect(await list(missing)).toHaveLength(20);
  await expect(list(0)).rejects.toMatchObject(refused);
});

test('a list with more unknown numbers than the quota allows is rejected, and uses up the quota', async () => {
  for (let times = 0; times < QUOTA - 1; times++) await unknown();
  expect(await numbers.charge(scraper, others(20), async () => Array<string>(20).fill('found'))).toHaveLength(
    20,
  );
  await expect(unknown(scraper, 2)).rejects.toMatchObject(refused);
  expect(headers.ratelimit).toBe('"unknown-numbers";r=0;t=600');
  await expect(known()).rejects.toMatchObject(refused);
});

test('concurrent look-ups cannot exceed the quota', async () => {
  let looked_up = 0;
  const guess = () =>
    numbers.charge(scraper, others(1), async () => {
      await Promise.resolve();
      looked_up += 1;
      return [undefined];
    });
  const results = await Promise.allSettled(Array.from({ length: 1_000 }, guess));
  expect(looked_up).toBe(QUOTA);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1_000 - QUOTA);
});

test('concurrent look-ups of existing numbers succeed with one unknown number left', async () => {
  for (let times = 0; times < QUOTA - 1; times++) await unknown();
  const results = await Promise.all(Array.from({ length: 500 }, () => known()));
  expect(results).toHaveLength(500);
});

test('a repeated unknown number is charged once, also in a list and after the quota is spent', async () => {
  const same = () => numbers.charge(scraper, ['GS000000086'], async () => [undefined]);
  for (let times = 0; times < 2 * QUOTA; times++) await same();
  await numbers.charge(scraper, ['GS000000086', ...others(QUOTA - 1)], async () => Array(QUOTA));
  expect(await same()).toEqual([undefined]);
  await expect(unknown()).rejects.toMatchObject(refused);
  vi.advanceTimersByTime(WINDOW_MS);
  await same();
  expect(headers.ratelimit).toBe('"unknown-numbers";r=29;t=600');
});

test('a look-up that fails is not charged', async () => {
  const failing = () => numbers.charge(scraper, others(1), () => Promise.reject(new Error('no database')));
  for (let times = 0; times < 2 * QUOTA; times++) await expect(failing()).rejects.toThrow('no database');
  expect(await known()).toEqual(['found']);
});
