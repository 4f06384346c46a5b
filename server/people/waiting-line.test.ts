import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LineFull, WaitingLine } from './waiting-line.ts';

const work = (done: string[], name: string) => async () => {
  await pause(1);
  done.push(name);
};

test('two run at once, however many are asked for', async () => {
  const line = new WaitingLine({ at_once: 2, waiting: 100, per_caller: 100 });
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, caller) =>
      line.run(`${caller % 3}`, async () => {
        most = Math.max(most, ++running);
        await pause(1);
        running -= 1;
      }),
    ),
  );
  expect([most, running]).toEqual([2, 0]);
});

test('callers take turns: one who asks for much delays nobody else', async () => {
  const line = new WaitingLine({ at_once: 1, waiting: 100, per_caller: 100 });
  const done: string[] = [];
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'];
  await Promise.all(asked.map((name) => line.run(name[0] as string, work(done, name))));
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('what exceeds the limits of a caller or of all is refused at once, and the others are done', async () => {
  const line = new WaitingLine({ at_once: 1, waiting: 3, per_caller: 2 });
  const done: string[] = [];
  const outcomes = await Promise.allSettled(
    ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => line.run(name[0] as string, work(done, name))),
  );
  const refused = outcomes.map(
    (outcome) => outcome.status === 'rejected' && outcome.reason instanceof LineFull,
  );
  expect(refused).toEqual([false, false, false, true, false, true]);
  expect(done.sort()).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('a work that fails gives its place on', async () => {
  const line = new WaitingLine({ at_once: 1, waiting: 3, per_caller: 3 });
  await expect(line.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await line.run('a', async () => 'yes')).toBe('yes');
});
