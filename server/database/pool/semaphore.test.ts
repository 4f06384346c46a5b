import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Overloaded, Semaphore } from './semaphore.ts';

const held = () => Promise.withResolvers<string>();

test('limits concurrent work and runs the rest in order', async () => {
  const semaphore = new Semaphore(2, 1_000);
  const works = [held(), held(), held()];
  const begun: number[] = [];
  const done = works.map(({ promise }, index) =>
    semaphore.take(() => {
      begun.push(index);
      return promise;
    }),
  );
  await pause(1);
  expect(begun).toEqual([0, 1]);
  works[1]?.reject(new Error('failed'));
  await expect(done[1]).rejects.toThrow('failed');
  await pause(1);
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of works) resolve('done');
  expect(await Promise.all([done[0], done[2]])).toEqual(['done', 'done']);
  expect(await semaphore.take(async () => 'free again')).toBe('free again');
});

test('a caller that waits too long gives up and frees its place', async () => {
  const semaphore = new Semaphore(1, 20);
  const work = held();
  const first = semaphore.take(() => work.promise);
  await expect(semaphore.take(async () => 'second')).rejects.toThrow(Overloaded);
  work.resolve('first');
  expect(await first).toBe('first');
  expect(await semaphore.take(async () => 'third')).toBe('third');
});
