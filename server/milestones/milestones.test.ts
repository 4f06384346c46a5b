import { describe, expect, test } from 'vitest';
import { fileOf, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import type { TestPerson } from '../test-app.ts';
import { bookForEachTest, box, leg, milestonesOf } from './milestones-for-tests.ts';

const booked = bookForEachTest();
const { counting, legOf, report, reportsOf, retract } = milestonesOf(booked);

describe('ingest', () => {
  test('records, recognizes duplicates and refuses each report by itself', async () => {
    const [first, second, unknown, future, naked] = await report(
      { source_reference: 'IFTSTA 8614' },
      { source_reference: 'IFTSTA 8614' },
      { object: leg(9) },
      { classifier: 'ACT', occurred_at: '2026-12-30T06:00:00+08:00' },
      { occurred_at: '2026-12-04 06:00' },
    );
    expect(first).toMatchObject({ index: 0, status: 'recorded' });
    expect(second).toEqual({ index: 1, status: 'duplicate', id: first?.id });
    expect(unknown).toEqual({
      index: 2,
      status: 'refused',
      issue: 'object.leg_sequence: The shipment has 4 legs.',
    });
    expect(future?.issue).toBe('occurred_at: What happens in the future is an estimate, not a fact.');
    expect(naked?.issue).toContain('occurred_at: Enter the time as RFC 3339');
    expect(await report({ source_reference: 'IFTSTA 8614' })).toEqual([
      { index: 0, status: 'duplicate', id: first?.id },
    ]);
  });

  test('of a shipment, a box and a place that nobody knows says so', async () => {
    const results = await report(
      { tracking_number: 'GS000000000' },
      { object: box('MSKU9070323'), code: 'GTIN' },
      { unlocode: 'XXXXX' },
    );
    expect(results.map(({ issue }) => issue)).toEqual([
      'tracking_number: There is no shipment GS000000000.',
      'object.equipment_number: The shipment has no equipment MSKU9070323.',
      'unlocode: XXXXX isn’t a known UN/LOCODE.',
    ]);
  });

  test('keeps the offset of the place', async () => {
    await report({ classifier: 'ACT', code: 'DEPA', occurred_at: '2026-11-27T18:00:00+08:00' });
    const [departure] = await counting('DEPA');
    expect(departure).toMatchObject({
      classifier: 'ACT',
      occurred_at: '2026-11-27T10:00:00.000Z',
      utc_offset: 480,
      name: 'Departure',
      source: 'carrier',
    });
  });
});

describe('what counts', () => {
  test('is the fact, then the retraction gives way to the next one', async () => {
    const [, , fact] = await report(
      {},
      { occurred_at: '2026-12-06T06:00:00+08:00', source: 'staff' },
      { classifier: 'ACT', occurred_at: '2026-11-27T19:40:00+08:00' },
    );
    expect(await counting('ARRI')).toMatchObject([{ id: fact?.id }]);
    expect((await legOf(2)).ata).toBe('2026-11-27T11:40:00.000Z');
    expect((await retract(fact?.id as string)).json()).toMatchObject({ retracted: true, current: false });
    expect(await counting('ARRI')).toMatchObject([{ source: 'staff', classifier: 'EST' }]);
    expect(await legOf(2)).toMatchObject({ ata: null, eta: '2026-12-05T22:00:00.000Z' });
    expect((await retract(fact?.id as string)).statusCode).toBe(409);
    expect((await retract(crypto.randomUUID())).statusCode).toBe(404);
  });

  test('the times that staff enter in the file are milestones of staff, and the first of them the plan', async () => {
    const [arrival] = await counting('ARRI');
    const planned = async () =>
      (await reportsOf('ARRI')).filter(({ classifier, retracted }) => classifier === 'PLN' && !retracted);
    expect(await planned()).toMatchObject([{ source: 'staff', occurred_at: '2026-12-03T22:00:00.000Z' }]);
    expect(arrival).toMatchObject({
      source: 'staff',
      classifier: 'EST',
      occurred_at: '2026-12-03T22:00:00.000Z',
    });
  });
});

test('reports of a leg that is removed are not those of the leg that gets its number', async () => {
  const truck = { object: leg(1), classifier: 'ACT' };
  await report(
    { ...truck, code: 'DEPA', occurred_at: '2026-11-27T08:00:00+08:00' },
    { ...truck, occurred_at: '2026-11-27T11:00:00+08:00' },
  );
  const { legs } = await fileOf(booked.dispatcher, booked.number);
  expect(legs[0]).toMatchObject({ atd: '2026-11-27T00:00:00.000Z', ata: '2026-11-27T03:00:00.000Z' });
  await put(booked.dispatcher, booked.number, 'legs', legs.slice(1));
  await report({ object: leg(3), occurred_at: '2027-01-03T20:00:00+01:00' });
  expect(await legOf(1)).toMatchObject({ vessel: { name: 'Maersk Enping' }, atd: null, ata: null });
  expect((await counting('DEPA', 1)).map(({ classifier }) => classifier)).toEqual(['EST']);
  const tracked = (await booked.product.visitor.request('GET', `/api/tracking/${booked.number}`)).json();
  expect(tracked.legs.map(({ state }: { state: string }) => state)).toEqual(['ahead', 'ahead', 'ahead']);
  const ofTruck = tracked.milestones.filter(({ actual }: { actual: string | null }) => actual);
  expect(ofTruck).toMatchObject([
    { leg_sequence: null, code: 'DEPA', actual: '2026-11-27T00:00:00.000Z' },
    { leg_sequence: null, code: 'ARRI', actual: '2026-11-27T03:00:00.000Z' },
  ]);
});

test('a leg that is sent again without its id keeps its reports', async () => {
  await report({ classifier: 'ACT', occurred_at: '2026-11-27T18:00:00+08:00' });
  const before = (await fileOf(booked.dispatcher, booked.number)).legs;
  expect((await put(booked.dispatcher, booked.number, 'legs', NINGBO_DUISBURG_LEGS)).statusCode).toBe(200);
  await report({ object: leg(4), occurred_at: '2027-01-03T20:00:00+01:00' });
  const { legs } = await fileOf(booked.dispatcher, booked.number);
  const idOf = ({ id }: { id: string }) => id;
  expect(legs.map(idOf)).toEqual(before.map(idOf));
  expect(legs[1].ata).toBe('2026-11-27T10:00:00.000Z');
  const tracked = (await booked.product.visitor.request('GET', `/api/tracking/${booked.number}`)).json();
  const arrivals = tracked.milestones.filter(({ actual }: { actual: string | null }) => actual);
  expect(arrivals).toMatchObject([{ leg_sequence: 2, code: 'ARRI' }]);
});

test('customers read the milestones of their shipments and report none', async () => {
  const other = await booked.product.signIn('customer');
  const read = (reader: TestPerson) => reader.request('GET', `/api/shipments/${booked.number}/milestones`);
  expect((await read(booked.customer)).statusCode).toBe(200);
  expect((await read(other)).statusCode).toBe(404);
  expect((await booked.customer.request('POST', '/api/milestones', { milestones: [{}] })).statusCode).toBe(
    403,
  );
  expect((await booked.dispatcher.request('POST', '/api/milestones', { milestones: [] })).statusCode).toBe(
    422,
  );
});

test('optional fields of a report may be null', async () => {
  const [first] = await report({ unlocode: null, facility: null, source_reference: null, reported_at: null });
  expect(first?.status).toBe('recorded');
});
