import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pipeline } from './pipeline.ts';

test('waits for all statements, and throws the first failure', async () => {
  const ended: string[] = [];
  const work = async (name: string, ms: number, fails = false) => {
    await pause(ms);
    ended.push(name);
    if (fails) throw new Error(name);
  };
  await expect(pipeline(work('second', 20, true), work('first', 5, true), work('last', 40))).rejects.toThrow(
    'first',
  );
  expect(ended).toEqual(['first', 'second', 'last']);
  await expect(pipeline(work('alone', 1))).resolves.toEqual([undefined]);
});
