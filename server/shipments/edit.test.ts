import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { book, recordOf, type Staff } from './console-for-tests.ts';

let product: TestApp;
let customer: Staff;
let ada: Staff;
let bob: Staff;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  ada = await product.signIn('dispatcher');
  bob = await product.signIn('admin');
});
afterAll(() => product.close());

const edit = (by: Staff, number: string, version: number, change: object, headers = {}) =>
  by.request('POST', `/api/shipments/${number}`, { version, change }, headers);

test('given fields change, omitted ones stay', async () => {
  const number = await book(customer);
  const before = await recordOf(ada, number);
  const response = await edit(ada, number, before.version, {
    cargo_weight: 950.5,
    origin_country: 'Canada',
    priority: before.priority,
  });
  expect(response.json()).toEqual({ version: before.version + 1, reroute_due: true });
  const after = await recordOf(ada, number);
  expect(after).toEqual({
    ...before,
    cargo_weight: 950.5,
    origin_country: 'CA',
    version: before.version + 1,
    updated_at: expect.any(String),
  });
});

test('of two concurrent edits the second conflicts, names the first editor and overwrites nothing', async () => {
  const number = await book(customer);
  const { version } = await recordOf(ada, number);
  const responses = await Promise.all([
    edit(ada, number, version, { special_instructions: 'Written by Ada' }),
    edit(bob, number, version, { special_instructions: 'Written by Bob' }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
  const first = responses[0]?.statusCode === 200 ? 'Ada' : 'Bob';
  expect(refused).toMatchObject({
    code: 'VERSION_CONFLICT',
    by: first === 'Ada' ? 'Test dispatcher 2' : 'Test admin 3',
    version: version + 1,
  });
  const after = await recordOf(ada, number);
  expect(after.special_instructions).toBe(`Written by ${first}`);
  expect(after.updated_at).toBe(refused.at);
});

test('events and waypoints added meanwhile do not conflict with an edit, and stay', async () => {
  const number = await book(customer);
  const { version, events } = await recordOf(ada, number);
  const tracking = `/api/tracking/${number}`;
  await bob.request('POST', `${tracking}/events`, { status: 'customs', location: 'Hamburg, DE' });
  await bob.request('POST', `${tracking}/events/${events[0].id}/delete`, {});
  await bob.request('POST', `${tracking}/waypoints`, {
    location_name: 'Azores',
    latitude: 37.7,
    longitude: -25.7,
  });
  const { waypoints } = await recordOf(bob, number);
  const seen = waypoints.map(({ id }: { id: string }) => id);
  await bob.request('POST', `${tracking}/reroute`, { waypoints: seen });
  const before = await recordOf(ada, number);
  const response = await edit(ada, number, version, { cargo_weight: 950 });
  expect(response.json()).toMatchObject({ version: version + 1 });
  expect(await recordOf(ada, number)).toEqual({
    ...before,
    cargo_weight: 950,
    version: version + 1,
    updated_at: expect.any(String),
  });
});
