import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent: Request[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ json: {} });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const keysSent = () => sent.map(({ headers }) => headers.get('idempotency-key'));

test('every call sends an idempotency key', async () => {
  const { api, call } = await import('./client.ts');
  await call.views.save({ name: 'One', address: '' });
  const { mutationFn } = api.views.save.mutationOptions();
  await mutationFn?.({ name: 'One', address: '' }, {} as Parameters<typeof mutationFn>[1]);
  const [first, second] = keysSent();
  expect([first, second]).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-z-]{7,31}$/)));
  expect(second).not.toBe(first);
});

test('after a lost response, a retry reuses its key and a different call of the form gets a new one', async () => {
  const { call } = await import('./client.ts');
  const options = { context: { scope: {} } };
  const userId = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
  const respondingFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    throw new TypeError('Failed to fetch');
  });
  await call.people.deactivate({ user_id: userId }, options).catch(() => undefined);
  await call.people.deactivate({ user_id: userId }, options).catch(() => undefined);
  vi.stubGlobal('fetch', respondingFetch);
  await call.people.reactivate({ user_id: userId }, options);
  const [first, again, other] = keysSent();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
