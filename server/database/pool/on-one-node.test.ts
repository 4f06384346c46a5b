import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { onOneNode } from './on-one-node.ts';
import { proxyTo } from './proxy-for-tests.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.remove());

test('one node runs the work; another takes over when it ends or loses its connection', async () => {
  const running: string[] = [];
  const line = await proxyTo(own.url);
  const node = (name: string, url = own.url) =>
    onOneNode(url, 'test', () => {
      running.push(name);
      return async () => running.splice(running.indexOf(name), 1);
    });
  const expectRunning = (...names: string[]) => expect.poll(() => running).toEqual(names);

  const first = node('first');
  await expectRunning('first');
  const second = node('second', line.url);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(running).toEqual(['first']);
  await first();
  await expectRunning('second');
  const third = node('third');
  await line.cut();
  await expectRunning('third');
  await third();
  await second();
  await line.close();
});
