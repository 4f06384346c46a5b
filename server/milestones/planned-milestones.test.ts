import { describe, expect, test } from 'vitest';
import { bookNingboDuisburg, fileOf, put } from '../shipment-file/files-for-tests.ts';
import { bookForEachTest, leg, milestonesOf, START } from './milestones-for-tests.ts';

const booked = bookForEachTest();
const { counting, legOf, report, timeline } = milestonesOf(booked);

describe('the plan', () => {
  const plans = async (reader = booked.dispatcher) =>
    (await timeline(reader)).milestones.filter((each: { classifier: string }) => each.classifier === 'PLN');

  test('of a booking has every leg and the delivery, and stays when the estimate moves', async () => {
    booked.number = await bookNingboDuisburg(booked.customer);
    const { legs, estimated_delivery_date } = await fileOf(booked.customer, booked.number);
    const planned = await plans(booked.customer);
    const timesOf = (code: string) =>
      planned.flatMap((each: { code: string; object: { leg_sequence?: number } }) =>
        each.code === code ? [each.object.leg_sequence] : [],
      );
    const sequences = legs.map(({ sequence }: { sequence: number }) => sequence);
    expect([timesOf('DEPA'), timesOf('ARRI')]).toEqual([sequences, sequences]);
    expect(planned.at(-1)).toMatchObject({ occurred_at: estimated_delivery_date, source: 'rule' });
    expect(planned.every(({ current }: { current: boolean }) => current)).toBe(true);
    const times = planned.map(({ occurred_at }: { occurred_at: string }) => occurred_at);
    expect(times).toEqual(times.toSorted());

    await report({
      object: leg(1),
      code: 'DEPA',
      classifier: 'ACT',
      occurred_at: '2026-11-27T18:00:00+08:00',
    });
    const file = await fileOf(booked.customer, booked.number);
    expect(file.estimated_delivery_date).toBe(estimated_delivery_date);
    expect(file.legs[1]).toMatchObject({ etd: null, eta: null });
    const { milestones } = (await booked.dispatcher.request('GET', `/api/tracking/${booked.number}`)).json();
    expect(milestones[0]).toMatchObject({
      leg_sequence: 1,
      code: 'DEPA',
      planned: times[0],
      actual: '2026-11-27T10:00:00.000Z',
    });
    expect(milestones.at(-1)).toMatchObject({
      planned: estimated_delivery_date,
      estimated: estimated_delivery_date,
    });
  });

  test('of a delivery is compared with the day on which it happened', async () => {
    booked.number = await bookNingboDuisburg(booked.customer);
    await booked.dispatcher.request('POST', `/api/shipments/${booked.number}/status`, {
      status: 'delivered',
      confirmed: true,
    });
    const [delivery] = await counting('DROP', null);
    expect(delivery).toMatchObject({ classifier: 'ACT', source: 'staff' });
    const { milestones } = (await booked.dispatcher.request('GET', `/api/tracking/${booked.number}`)).json();
    expect(milestones.at(-1).planned).toBeTruthy();
    expect(milestones.find(({ code }: { code: string }) => code === 'DROP').actual).toBe(
      delivery?.occurred_at,
    );
  });

  test('of legs that the route no longer has is retracted', async () => {
    const retracted = (await timeline()).milestones.filter(
      (each: { classifier: string; source: string; retracted: boolean }) =>
        each.classifier === 'PLN' && each.source === 'rule' && each.retracted,
    );
    expect(retracted.length).toBeGreaterThan(0);
    expect(await plans()).toContainEqual(
      expect.objectContaining({ object: leg(4), code: 'ARRI', source: 'staff', retracted: false }),
    );
  });

  test('entered in the file gives way to a carrier that reports later, until staff enter another', async () => {
    booked.now = new Date('2026-11-27T13:00:00Z');
    await report({ occurred_at: '2026-12-05T06:00:00+08:00' });
    expect(await counting('ARRI')).toMatchObject([{ source: 'carrier' }]);
    expect((await legOf(2)).eta).toBe('2026-12-04T22:00:00.000Z');
    booked.now = new Date('2026-11-27T14:00:00Z');
    const { legs } = await fileOf(booked.dispatcher, booked.number);
    const entered = legs.map((each: { sequence: number }) =>
      each.sequence === 2 ? { ...each, eta: '2026-12-06T06:00:00+08:00' } : each,
    );
    expect((await put(booked.dispatcher, booked.number, 'legs', entered)).statusCode).toBe(200);
    expect(await counting('ARRI')).toMatchObject([
      { source: 'staff', occurred_at: '2026-12-05T22:00:00.000Z' },
    ]);
    booked.now = START;
  });
});
