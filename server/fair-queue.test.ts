import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue, QueueFull } from './fair-queue.ts';

const limits = { concurrency: 1, concurrency_per_key: 1, waiting: 200, waiting_per_key: 100 };

const task = (done: string[], name: string) => async () => {
  await pause(1);
  done.push(name);
};

test('few tasks run at a time, however many are queued', async () => {
  const queue = new FairQueue({ ...limits, concurrency: 2, concurrency_per_key: 2 });
  let running = 0;
  let most = 0;
  const tasks = Array.from({ length: 20 }, (_, key) =>
    queue.run(`${key % 3}`, async () => {
      most = Math.max(most, ++running);
      await pause(1);
      running -= 1;
    }),
  );
  expect(queue.waiting).toBe(18);
  await Promise.all(tasks);
  expect([most, running, queue.waiting]).toEqual([2, 0, 0]);
});

test('keys take turns: one with many tasks delays nobody else', async () => {
  const queue = new FairQueue(limits);
  const done: string[] = [];
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'];
  await Promise.all(names.map((name) => queue.run(name[0] as string, task(done, name))));
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('with 100 tasks of two other keys queued, a third key waits only for running tasks and one turn of each', async () => {
  const queue = new FairQueue({ ...limits, concurrency: 2 });
  const done: string[] = [];
  const many = ['a', 'b'].flatMap((key) =>
    Array.from({ length: 100 }, () => queue.run(key, task(done, key))),
  );
  await queue.run('c', task(done, 'c'));
  expect(done.indexOf('c')).toBeLessThanOrEqual(4);
  await Promise.all(many);
  expect(done).toHaveLength(201);
});

test('one key leaves room for others', async () => {
  const queue = new FairQueue({ ...limits, concurrency: 2 });
  const done: string[] = [];
  const end = Promise.withResolvers<void>();
  const slow = [queue.run('a', () => end.promise), queue.run('a', task(done, 'a2'))];
  await queue.run('b', task(done, 'b1'));
  await Promise.all([queue.run('b', task(done, 'b2')), queue.run('b', task(done, 'b3'))]);
  expect(done).toEqual(['b1', 'b2', 'b3']);
  end.resolve();
  await Promise.all(slow);
  expect(done).toEqual(['b1', 'b2', 'b3', 'a2']);
});

test('tasks beyond the limits of a key or of all are rejected at once, and the others run', async () => {
  const queue = new FairQueue({ ...limits, waiting: 3, waiting_per_key: 2 });
  const done: string[] = [];
  const outcomes = await Promise.allSettled(
    ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => queue.run(name[0] as string, task(done, name))),
  );
  const refused = outcomes.map(
    (outcome) => outcome.status === 'rejected' && outcome.reason instanceof QueueFull,
  );
  expect(refused).toEqual([false, false, false, true, false, true]);
  expect(done.sort()).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('a failed task frees its place', async () => {
  const queue = new FairQueue(limits);
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', async () => 'yes')).toBe('yes');
});
