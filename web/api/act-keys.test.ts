import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActKeys } from './act-keys.ts';

let acts: ActKeys;
let keys: string[];
beforeEach(() => {
  vi.useFakeTimers();
  acts = new ActKeys();
  keys = [];
});
afterEach(() => void vi.useRealTimers());

const answered = async (key: string) => void keys.push(key);
const failed = (error: Error) => async (key: string) => {
  keys.push(key);
  throw error;
};
const save = (input: object, send: (key: string) => Promise<void> = answered) =>
  acts.run('views.save', input, send).catch(() => undefined);
const LOST = new TypeError('Failed to fetch');
const isOne = () => new Set(keys).size === 1;

test('each act has a key of its own', async () => {
  await save({ name: 'One' });
  await save({ name: 'One' });
  expect(keys).toHaveLength(2);
  expect(isOne()).toBe(false);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('a double press is one act', async () => {
  await Promise.all([save({ name: 'One' }), save({ name: 'One' })]);
  expect(isOne()).toBe(true);
});

test.each([
  ['whose answer was lost', LOST],
  ['at which the server failed', new ORPCError('SERVICE_UNAVAILABLE', { status: 503 })],
])('one %s is the same when it is tried again', async (_, error) => {
  await save({ name: 'One' }, failed(error));
  await save({ name: 'One' });
  await save({ name: 'One' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each<[string, (() => Promise<unknown>) | (() => void)]>([
  ['refused', () => save({ name: 'One' }, failed(new ORPCError('CONFLICT', { status: 409 })))],
  ['followed by another', () => save({ name: 'Two' })],
  ['a minute old', () => vi.advanceTimersByTime(60_000)],
])('one %s is done anew', async (_, happens) => {
  await save({ name: 'One' }, failed(LOST));
  await happens();
  keys.splice(1);
  await save({ name: 'One' });
  expect(keys[1]).not.toBe(keys[0]);
});

test('acts of other operations stay what they are', async () => {
  await save({}, failed(LOST));
  await acts.run('views.remove', {}, answered);
  await save({});
  expect(keys[2]).toBe(keys[0]);
});
