import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IdempotencyKeys, keysOf } from './idempotency-keys.ts';

let idempotency: IdempotencyKeys;
let keys: string[];
beforeEach(() => {
  vi.useFakeTimers();
  idempotency = new IdempotencyKeys(60_000);
  keys = [];
});
afterEach(() => void vi.useRealTimers());

const answered = async (key: string) => void keys.push(key);
const failed = (error: Error) => async (key: string) => {
  keys.push(key);
  throw error;
};
const save = (input: object, send: (key: string) => Promise<void> = answered) =>
  idempotency.run('views.save', input, send).catch(() => undefined);
const LOST = new TypeError('Failed to fetch');
const isOne = () => new Set(keys).size === 1;

test('each call has its own key', async () => {
  await save({ name: 'One' });
  await save({ name: 'One' });
  expect(keys).toHaveLength(2);
  expect(isOne()).toBe(false);
  expect(keys[0]).toMatch(/^(?:[0-9a-z]{1,7}-){3}[0-9a-z]{1,7}$/);
});

test('a double click sends one key', async () => {
  await Promise.all([save({ name: 'One' }), save({ name: 'One' })]);
  expect(isOne()).toBe(true);
});

test.each([
  ['lost response', LOST],
  ['server error', new ORPCError('SERVICE_UNAVAILABLE', { status: 503 })],
])('a retry after a %s reuses the key', async (_, error) => {
  await save({ name: 'One' }, failed(error));
  await save({ name: 'One' });
  await save({ name: 'One' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each<[string, (() => Promise<unknown>) | (() => void)]>([
  ['after a refusal', () => save({ name: 'One' }, failed(new ORPCError('CONFLICT', { status: 409 })))],
  ['after a call with other input', () => save({ name: 'Two' })],
  ['after a call of another operation', () => idempotency.run('views.remove', { name: 'One' }, answered)],
  ['after a minute', () => vi.advanceTimersByTime(60_000)],
])('%s, the same call gets a new key', async (_, happens) => {
  await save({ name: 'One' }, failed(LOST));
  await happens();
  keys.splice(1);
  await save({ name: 'One' });
  expect(keys[1]).not.toBe(keys[0]);
});

test('a call in another area does not affect the key', async () => {
  const save = () => keysOf('views', undefined).run('views.save', {}, failed(LOST));
  await save().catch(() => undefined);
  await keysOf('people', undefined).run('people.signOut', {}, answered);
  await save().catch(() => undefined);
  expect(keys[2]).toBe(keys[0]);
});

describe('in a form', () => {
  const scope = {};
  const act = (operation: string, input: unknown, send = answered) =>
    keysOf('people', scope)
      .run(operation, input, send)
      .catch(() => undefined);

  test('a different call after a lost response never reuses its key', async () => {
    await act('people.deactivate', { user_id: 'a' }, failed(LOST));
    await act('people.reactivate', { user_id: 'a' });
    await act('people.deactivate', { user_id: 'a' });
    await act('people.deactivate', { user_id: 'b' });
    expect(new Set(keys).size).toBe(4);
  });

  test('a retry reuses the key of the first attempt without a time limit', async () => {
    await act('people.deactivate', { user_id: 'a' }, failed(LOST));
    vi.advanceTimersByTime(3_600_000);
    await act('people.deactivate', { user_id: 'a' });
    expect(isOne()).toBe(true);
  });

  test('bot-detection fields do not change the key, another file does', async () => {
    const cv = (name: string) => new File(['%PDF'], name, { lastModified: 1 });
    await act('careers.apply', { cv: cv('a.pdf'), seconds_open: 5, homepage: '' }, failed(LOST));
    await act('careers.apply', { cv: cv('a.pdf'), seconds_open: 9, homepage: '' }, failed(LOST));
    expect(isOne()).toBe(true);
    await act('careers.apply', { cv: cv('b.pdf'), seconds_open: 9, homepage: '' });
    expect(isOne()).toBe(false);
  });
});

test('a form with stored state keeps its key across a reload until it gets a response', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  const afterReload = (send: typeof answered) =>
    new IdempotencyKeys(Number.POSITIVE_INFINITY, { storageKey: 'sent' })
      .run('enquiries.send', { message: 'Hello' }, send)
      .catch(() => undefined);
  await afterReload(failed(LOST));
  await afterReload(answered);
  await afterReload(answered);
  vi.unstubAllGlobals();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
