import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { isRefusal, sentenceOf } from './api-errors.ts';

beforeEach(() => void vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } }));
afterEach(() => void vi.unstubAllGlobals());

/** What a person reads when this response comes in place of one of the API. */
async function sentenceAfter(status: number, type: string, body: string): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
  const { call } = await import('./client.ts');
  const error = await call.views.save({ name: 'One', address: '' }).catch((thrown: unknown) => thrown);
  return sentenceOf(error, 'Otherwise.');
}

test.each([
  [413, 'text/html', 'That’s too large to send.'],
  [429, 'text/html', 'Otherwise.'],
  [403, 'text/html', 'Otherwise.'],
  [500, 'text/html', 'Otherwise.'],
])('a proxy’s response with status %d and %s is %s', async (status, type, sentence) => {
  expect(await sentenceAfter(status, type, '<h1>nginx</h1>')).toBe(sentence);
});

test('what the API says itself is shown as it is', async () => {
  const body = JSON.stringify({
    json: { defined: false, code: 'TOO_MANY_REQUESTS', status: 429, message: 'Too many requests. Wait 9 s.' },
  });
  expect(await sentenceAfter(429, 'application/json', body)).toBe('Too many requests. Wait 9 s.');
  expect(sentenceOf(new ORPCError('CONFLICT', { message: 'Taken.', defined: true }), 'Otherwise.')).toBe(
    'Taken.',
  );
});

test('a refusal is recognised by any of its codes', () => {
  const error = new ORPCError('CREDIT_LIMIT', { status: 409, defined: true });
  expect(isRefusal(error, 'CREDIT_HOLD', 'CREDIT_LIMIT')).toBe(true);
  expect(isRefusal(error, 'CREDIT_HOLD')).toBe(false);
  expect(isRefusal(new Error('CREDIT_LIMIT'), 'CREDIT_LIMIT')).toBe(false);
});

test('the data of a refusal has the type that the contract declares', () => {
  const error: unknown = new ORPCError('WRONG_PIN', { defined: true, data: { tries_left: 2 } });
  if (!isRefusal(error, 'WRONG_PIN')) throw error;
  expectTypeOf(error.data).toEqualTypeOf<{ tries_left: number }>();
  // @ts-expect-error: no operation declares this code.
  expect(isRefusal(error, 'WRONG_PNI')).toBe(false);
});
