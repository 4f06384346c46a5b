import { expect, test } from 'vitest';
import { fileOf, put } from '../shipment-file/files-for-tests.ts';
import { bookForEachTest, box, milestonesOf } from './milestones-for-tests.ts';

const booked = bookForEachTest();
const { report, retract, statusOf } = milestonesOf(booked);

const at = (code: string, hour: number, object: object = { kind: 'shipment' }) => ({
  code,
  object,
  classifier: 'ACT',
  source: 'staff',
  unlocode: 'NLRTM',
  occurred_at: `2026-11-27T${String(hour).padStart(2, '0')}:00:00+01:00`,
});

async function heldSince(): Promise<string | null> {
  const response = await booked.dispatcher.request('GET', `/api/fleet?q=${booked.number}`);
  return response.json().shipments[0].held_since;
}

async function blockers(): Promise<string[]> {
  const response = await booked.dispatcher.request('GET', `/api/shipments/${booked.number}/blockers`);
  return response.json().blockers.map(({ code }: { code: string }) => code);
}

test('a release by customs ends the hold, and its retraction restores it', async () => {
  await report(at('DEPA', 1), at('CUSI', 2));
  expect([await statusOf(), await blockers()]).toEqual(['customs', ['CUSTOMS_HOLD']]);
  expect(await heldSince()).toBe('2026-11-27T01:00:00.000Z');
  const [release] = await report(at('CUSR', 8));
  expect([await statusOf(), await blockers(), await heldSince()]).toEqual(['in_transit', [], null]);
  const { events } = (await booked.dispatcher.request('GET', `/api/tracking/${booked.number}`)).json();
  expect(events).toContainEqual(
    expect.objectContaining({ status: 'in_transit', description: 'Customs released' }),
  );
  await retract(release?.id as string);
  expect([await statusOf(), await blockers()]).toEqual(['customs', ['CUSTOMS_HOLD']]);
});

test('a shipment stays held until its last box is released, and is held again by a later selection', async () => {
  await put(booked.dispatcher, booked.number, 'equipment', [
    { number: 'MSKU9070323', size_type: '40HC' },
    { number: 'CSQU3054383', size_type: '40HC' },
  ]);
  const [first, second] = [box('MSKU9070323'), box('CSQU3054383')];
  await report(at('DISC', 1, first), at('DISC', 1, second), at('CUSI', 2, first), at('CUSS', 3, second));
  await report(at('CUSR', 5, first));
  expect(await statusOf()).toBe('customs');
  // The earlier release is reported later.
  await report(at('CUSR', 4, second));
  expect(await statusOf()).toBe('in_transit');
  const { equipment } = await fileOf(booked.customer, booked.number);
  expect(equipment.map(({ state }: { state: string }) => state)).toEqual(['released', 'released']);
  await report(at('CUSI', 6, second));
  expect(await statusOf()).toBe('customs');
});

test('a release ends the status that staff set, and returns to the one before', async () => {
  for (const status of ['picked_up', 'customs'])
    await booked.dispatcher.request('POST', `/api/shipments/${booked.number}/status`, { status });
  await report({ ...at('CUSR', 0), occurred_at: booked.now.toISOString() });
  expect(await statusOf()).toBe('picked_up');
});

test('a shipment that was held before its pick-up returns to what its milestones prove', async () => {
  const before = await statusOf();
  const [hold] = await report(at('HOLD', 2));
  await retract(hold?.id as string);
  expect(await statusOf()).toBe(before);
  await report(at('HOLD', 3));
  expect(await statusOf()).toBe('customs');
  await report(at('RELS', 4));
  expect(await statusOf()).toBe(before);
  await report(at('GTIN', 5));
  expect(await statusOf()).toBe('picked_up');
});

test('a hold that is reported after its release holds nothing', async () => {
  await report(at('DEPA', 1), at('CUSR', 8));
  await report(at('CUSI', 2));
  expect(await statusOf()).toBe('in_transit');
});

test('the hold and the release of a bill of lading are not those of customs', async () => {
  await report(at('DEPA', 1), { ...at('HOLD', 2), document_type: 'TRD' });
  expect(await statusOf()).toBe('in_transit');
  await report({ ...at('HOLD', 3), document_type: 'CUS' });
  await report({ ...at('RELS', 4), document_type: 'TRD' });
  expect(await statusOf()).toBe('customs');
  await report({ ...at('RELS', 5), document_type: 'CUS' });
  expect(await statusOf()).toBe('in_transit');
});
