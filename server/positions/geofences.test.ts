import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { placeOn, type Track, trackOf } from '#domain/tracking/track.ts';
import { registerDevice, type TestDevice } from '../devices/devices-for-tests.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { listLegsOfNumber } from '../tracking/route/route-legs-table.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
let device: TestDevice;
let number: string;
let track: Track;
let now = new Date('2026-03-02T08:00:00Z');

beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  device = await registerDevice(product, staff);
  number = await book(customer, {
    origin_city: 'Madrid',
    origin_country: 'ES',
    destination_city: 'Warsaw',
    destination_country: 'PL',
    transport_mode: 'road',
  });
  track = trackOf((await listLegsOfNumber(product.database.db, number)) ?? []);
  await staff.request('POST', `/api/shipments/${number}/status`, { status: 'in_transit', confirmed: true });
  await staff.request('POST', `/api/devices/${device.id}/shipments`, { tracking_number: number });
});
afterAll(() => product.close());

async function drive(km: number, after_ms = MINUTE_MS) {
  now = new Date(now.getTime() + after_ms);
  staff = await product.comeBack(staff);
  const { latitude, longitude } = placeOn(track, km);
  const response = await device.report({ latitude, longitude, speed: 80, taken_at: now.getTime() });
  expect(response.statusCode).toBe(200);
  return now;
}
interface Listed {
  code: string;
  source: string;
  retracted: boolean;
  occurred_at: string;
}
async function facts() {
  const { milestones } = (await staff.request('GET', `/api/shipments/${number}/milestones`)).json();
  return milestones
    .filter(({ source, retracted }: Listed) => source === 'device' && !retracted)
    .map(({ code, occurred_at }: Listed) => [code, occurred_at]);
}

test('departures and arrivals by a device are facts, once each, and go with the arrival that staff undo', async () => {
  await drive(1);
  await drive(4);
  expect(await facts()).toEqual([]);
  const left = (await drive(14, 10 * MINUTE_MS)).toISOString();
  expect(await facts()).toEqual([['DEPA', left]]);
  await drive(9);
  await drive(16, 10 * MINUTE_MS);
  expect(await facts()).toEqual([['DEPA', left]]);
  const { legs } = (await staff.request('GET', `/api/shipments/${number}`)).json();
  expect(legs[0]).toMatchObject({ atd: left, ata: null });

  const implausible = await device.report({
    ...placeOn(track, track.length_km),
    speed: 80,
    taken_at: now.getTime() + 1,
  });
  expect(implausible.json().implausible).toEqual([0]);
  expect(await facts()).toEqual([['DEPA', left]]);

  const arrived = (await drive(track.length_km, 60 * 60 * MINUTE_MS)).toISOString();
  expect(await facts()).toEqual([
    ['DEPA', left],
    ['ARRI', arrived],
  ]);
  const tracked = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
  expect(tracked.milestones).toContainEqual(
    expect.objectContaining({ code: 'ARRI', actual: arrived, source: 'device', planned: expect.any(String) }),
  );
  expect(tracked.events.map(({ description }: { description: string }) => description)).not.toContain(
    'Arrival',
  );

  const { waypoints } = (await staff.request('GET', `/api/shipments/${number}/record`)).json();
  const reverted = await staff.request(
    'POST',
    `/api/shipments/${number}/waypoints/${waypoints.at(-1).id}/undo-arrival`,
  );
  expect(reverted.statusCode).toBe(200);
  expect(await facts()).toEqual([['DEPA', left]]);
  const after = (await staff.request('GET', `/api/shipments/${number}`)).json();
  expect(after.legs[0].ata).toBeNull();
});
