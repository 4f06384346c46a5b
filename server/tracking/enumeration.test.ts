import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnumerationLimiter } from '../rate-limits/enumeration-limiter.ts';

const NETWORKS = 20;
const ACCOUNTS = 50;
const NUMBERS = 10_000;
const WINDOW_MS = 600_000;
/** 30 in ten minutes for a network, however many accounts send them. */
const PROMISED = NETWORKS * 30;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many of the numbers, none of which exists, get a response; each is looked up by the next account, from the network that `from` names. */
async function answered(limits: EnumerationLimiter, from: (account: number) => number): Promise<number> {
  let count = 0;
  for (let number = 0; number < NUMBERS; number += 1) {
    const account = number % (NETWORKS * ACCOUNTS);
    const caller = {
      person: { user_id: `account ${account}` } as never,
      address: `198.51.100.${from(account)}`,
      replyHeader: () => {},
    };
    const answers = limits.charge(caller, [`GS${number}`], async () => [undefined]);
    count += await answers.then(
      () => 1,
      () => 0,
    );
  }
  return count;
}

test('20 networks of 50 accounts each learn of 600 numbers in ten minutes, and of 600 in the next', async () => {
  const limits = new EnumerationLimiter();
  const at_home = (account: number) => account % NETWORKS;
  expect(await answered(limits, at_home)).toBe(PROMISED);
  expect(await answered(limits, at_home)).toBe(PROMISED);
  vi.advanceTimersByTime(WINDOW_MS);
  expect(await answered(limits, at_home)).toBe(PROMISED);
});

test('moving the accounts from network to network teaches them no more', async () => {
  const limits = new EnumerationLimiter();
  let moves = 0;
  expect(await answered(limits, () => Math.floor(moves++ / ACCOUNTS) % NETWORKS)).toBe(PROMISED);
});

test('one account in 20 networks learns of 30', async () => {
  const limits = new EnumerationLimiter();
  let count = 0;
  for (let number = 0; number < 1_000; number += 1)
    await limits
      .charge(
        { person: { user_id: 'ada' } as never, address: `198.51.100.${number % 20}`, replyHeader: () => {} },
        [`GS${number}`],
        async () => [undefined],
      )
      .then(
        () => (count += 1),
        () => {},
      );
  expect(count).toBe(30);
});
