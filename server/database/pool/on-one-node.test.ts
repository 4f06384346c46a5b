import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { lineTo } from './line-for-tests.ts';
import { onOneNode } from './on-one-node.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.remove());

test('one node does it; another takes over when it ends, and when its connection breaks', async () => {
  const doing: string[] = [];
  const line = await lineTo(own.url);
  const node = (name: string, url = own.url) =>
    onOneNode(url, 'test', () => {
      doing.push(name);
      return async () => doing.splice(doing.indexOf(name), 1);
    });
  const does = (...names: string[]) => expect.poll(() => doing, { timeout: 6_000 }).toEqual(names);

  const first = node('first');
  await does('first');
  const second = node('second', line.url);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(doing).toEqual(['first']);
  await first();
  await does('second');
  const third = node('third');
  await line.cut();
  await does('third');
  await third();
  await second();
  await line.close();
});
