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

test('no call leaves without a key, and one that a form gives is the one', async () => {
  const { api, call } = await import('./client.ts');
  await call.views.save({ name: 'One', address: '' });
  await call.views.save({ name: 'One', address: '' }, { context: { idempotencyKey: 'of the form' } });
  const { mutationFn } = api.views.save.mutationOptions();
  await mutationFn?.({ name: 'One', address: '' }, {} as Parameters<typeof mutationFn>[1]);
  expect(keysSent()).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    'of the form',
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ]);
  expect(keysSent()[2]).not.toBe(keysSent()[0]);
});
