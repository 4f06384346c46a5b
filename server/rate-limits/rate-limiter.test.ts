import { expect, test } from 'vitest';
import { Counts } from './rate-limiter.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

test('a quota holds so many, and as many again when its time is over', () => {
  const counts = new Counts({ name: 'tries', points: 2, minutes: 15 });
  expect([1, 2, 3, 4].map(() => counts.spend('ada', NOON))).toMatchObject([
    { allowed: true, remainingPoints: 1 },
    { allowed: true, remainingPoints: 0, ran_out: false },
    { allowed: false, remainingPoints: 0, ran_out: true, msBeforeNext: 900_000 },
    { allowed: false, ran_out: false },
  ]);
  expect(counts.spend('bob', NOON).allowed).toBe(true);
  expect(counts.spend('ada', after(14)).allowed).toBe(false);
  expect(counts.spend('ada', after(15))).toMatchObject({ allowed: true, remainingPoints: 1 });
});

test('what is given back or forgotten was not spent', () => {
  const counts = new Counts({ name: 'tries', points: 1, minutes: 15 });
  for (const _ of [1, 2, 3]) {
    expect(counts.spend('ada', NOON).allowed).toBe(true);
    counts.giveBack('ada');
  }
  counts.spend('ada', NOON);
  counts.forget('ada');
  expect(counts.spend('ada', NOON).allowed).toBe(true);
});

test('the memory is bounded: of many keys the longest unused are forgotten', () => {
  const counts = new Counts({ name: 'tries', points: 1, minutes: 15 });
  for (let key = 0; key < 50_000; key++) counts.spend(`made up ${key}`, NOON);
  expect(counts.keys).toBe(20_000);
  expect(counts.spend('made up 49999', NOON).allowed).toBe(false);
});
