import { beforeEach, describe, expect, test } from 'vitest';
import { fileOf, put } from '../shipment-file/files-for-tests.ts';
import { bookForEachTest, box, leg, milestonesOf } from './milestones-for-tests.ts';

const booked = bookForEachTest();
const { report, retract, statusOf, timeline } = milestonesOf(booked);

describe('the status', () => {
  const fact = { classifier: 'ACT', occurred_at: '2026-11-27T18:00:00+08:00' };

  test('follows facts forward, and goes back when the fact is retracted', async () => {
    const [departure] = await report({ ...fact, code: 'DEPA', unlocode: 'CNNGB' });
    expect(await statusOf()).toBe('in_transit');
    const { events } = (await booked.dispatcher.request('GET', `/api/tracking/${booked.number}`)).json();
    expect(events).toContainEqual(
      expect.objectContaining({ status: 'in_transit', description: 'Departure', location: 'Ningbo, CN' }),
    );
    await report({ ...fact, code: 'GTIN', object: { kind: 'shipment' } });
    expect(await statusOf()).toBe('in_transit');
    await retract(departure?.id as string);
    expect(await statusOf()).toBe('picked_up');
  });

  test('without a place is shown where the goods were last, and a delivery at the destination', async () => {
    const object = { kind: 'shipment' };
    const at = (hour: number) => ({ object, source: 'staff', occurred_at: `2026-11-27T${hour}:00:00+08:00` });
    await report(
      { ...fact, ...at(19), code: 'DELV' },
      { ...fact, ...at(18), code: 'CUSR' },
      { ...fact, ...at(17), code: 'DISC', unlocode: 'SGSIN' },
    );
    await report({ ...fact, ...at(18), code: 'RELS' });
    const { events } = (await booked.dispatcher.request('GET', `/api/tracking/${booked.number}`)).json();
    const placeOf = (name: string) =>
      events.find(({ description }: { description: string }) => description === name)?.location;
    expect(['Discharged', 'Customs released', 'Released', 'Delivered'].map(placeOf)).toEqual([
      'Singapore, SG',
      'Singapore, SG',
      'Singapore, SG',
      'Duisburg, DE',
    ]);
  });

  test('of a leg without a place is shown at the end of the leg at which it happens', async () => {
    const of = (code: string, object: object, hour: number) => ({
      ...fact,
      code,
      object,
      occurred_at: `2026-11-27T${hour}:00:00+08:00`,
    });
    await report(
      of('GTIN', leg(1), 10),
      of('LOAD', leg(2), 11),
      of('DEPA', leg(2), 12),
      of('ARRI', leg(2), 13),
      of('DISC', leg(2), 14),
      of('GTOT', leg(3), 15),
    );
    const { events } = (await booked.dispatcher.request('GET', `/api/tracking/${booked.number}`)).json();
    const placeOf = (name: string) =>
      events.find(({ description }: { description: string }) => description === name)?.location;
    expect(['Gate in', 'Loaded', 'Departure', 'Arrival', 'Discharged', 'Gate out'].map(placeOf)).toEqual([
      'Ningbo',
      'Ningbo',
      'Ningbo',
      'Singapore',
      'Singapore',
      'Rotterdam',
    ]);
  });

  test('with one of two boxes on hold is not out for delivery', async () => {
    await put(booked.dispatcher, booked.number, 'equipment', [
      { number: 'MSKU9070323', size_type: '40HC' },
      { number: 'CSQU3054383', size_type: '40HC' },
    ]);
    await report(
      { ...fact, code: 'DEPA' },
      { ...fact, code: 'GTOT', object: box('MSKU9070323'), unlocode: 'NLRTM' },
      { ...fact, code: 'HOLD', object: box('CSQU3054383'), unlocode: 'NLRTM' },
    );
    const file = await fileOf(booked.customer, booked.number);
    expect(file.status).toBe('customs');
    expect(file.equipment.map(({ state }: { state: string }) => state)).toEqual(['gated_out', 'on_hold']);
  });

  describe('of a box whose empty gate-out comes first', () => {
    const of = (code: string, day: number) => ({
      ...fact,
      code,
      object: box('MSKU9070323'),
      unlocode: 'CNNGB',
      occurred_at: `2026-11-${day}T18:00:00+08:00`,
    });
    beforeEach(() =>
      put(booked.dispatcher, booked.number, 'equipment', [{ number: 'MSKU9070323', size_type: '40HC' }]),
    );

    test('follows the box aboard, one report at a time', async () => {
      const before = await statusOf();
      await report(of('GTOT', 20));
      expect(await statusOf()).toBe(before);
      await report(of('GTIN', 22));
      expect(await statusOf()).toBe('picked_up');
      await report(of('LOAD', 24));
      expect(await statusOf()).toBe('in_transit');
      await report({ ...of('GTOT', 26), unlocode: 'NLRTM' });
      expect(await statusOf()).toBe('out_for_delivery');
    });

    test('is in transit also where all are in one page', async () => {
      await report(of('GTOT', 20), of('GTIN', 22), of('LOAD', 24));
      expect(await statusOf()).toBe('in_transit');
    });

    test('goes on to out for delivery where staff set it in transit', async () => {
      await booked.dispatcher.request('POST', `/api/shipments/${booked.number}/status`, {
        status: 'in_transit',
      });
      await report({ ...of('GTOT', 27), occurred_at: '2026-11-27T20:04:00+08:00' });
      expect(await statusOf()).toBe('out_for_delivery');
    });
  });

  test('of a box that its source calls empty leave the status, and say so', async () => {
    await put(booked.dispatcher, booked.number, 'equipment', [{ number: 'MSKU9070323', size_type: '40HC' }]);
    const before = await statusOf();
    const { sql: query } = booked.product.database;
    await query`insert into webhooks (id, organisation_id, url, events, secret)
      values (gen_random_uuid(), ${booked.customer.organisation_id}, 'https://receiver.example/', '{milestone.recorded}', '')`;
    const gate_in = { ...fact, code: 'GTIN', object: box('MSKU9070323'), unlocode: 'CNNGB' };
    await report({ ...gate_in, empty_indicator: 'EMPTY' });
    expect(
      await query`select data ->> 'empty_indicator' as sent from webhook_deliveries
      where object = ${booked.number}`,
    ).toEqual([{ sent: 'EMPTY' }]);
    await query`delete from webhooks`;
    expect(await statusOf()).toBe(before);
    expect((await timeline()).milestones).toContainEqual(
      expect.objectContaining({ code: 'GTIN', empty_indicator: 'EMPTY' }),
    );
    await report({ ...gate_in, empty_indicator: 'LADEN', occurred_at: '2026-11-27T19:00:00+08:00' });
    expect(await statusOf()).toBe('picked_up');
  });

  test.each([
    ['no box has a number', ['', ''], { kind: 'shipment' }],
    ['one of two boxes has a number', ['MSKU9070323', ''], box('MSKU9070323')],
  ])('is not delivered by one box where %s', async (_, numbers, object) => {
    const boxes = numbers.map((each) => ({ number: each, size_type: '40HC' }));
    expect((await put(booked.dispatcher, booked.number, 'equipment', boxes)).statusCode).toBe(200);
    await report({ ...fact, code: 'DEPA' }, { ...fact, code: 'STRP', object });
    expect(await statusOf()).toBe('in_transit');
  });

  test('does not follow facts again whose event staff deleted', async () => {
    const { sql: query } = booked.product.database;
    await query`insert into webhooks (id, organisation_id, url, events, secret)
      values (gen_random_uuid(), ${booked.customer.organisation_id}, 'https://receiver.example/', '{milestone.retracted}', '')`;
    const delivered = { ...fact, code: 'DELV', object: { kind: 'shipment' } };
    const [carrier, edi] = await report(delivered, {
      ...delivered,
      source: 'edi',
      occurred_at: '2026-11-27T18:05:00+08:00',
    });
    expect(await statusOf()).toBe('delivered');
    const status = { status: 'in_transit', confirmed: true };
    expect(
      (await booked.dispatcher.request('POST', `/api/shipments/${booked.number}/status`, status)).statusCode,
    ).toBe(200);
    const deleted = await booked.dispatcher.request(
      'POST',
      `/api/tracking/${booked.number}/events/${carrier?.id}/delete`,
    );
    expect([deleted.statusCode, deleted.json()]).toEqual([200, {}]);
    expect(await statusOf()).toBe('in_transit');
    expect(await query`select type from webhook_deliveries where object = ${booked.number}`).toHaveLength(2);
    await query`delete from webhooks`;
    for (const each of [carrier, edi])
      expect((await timeline()).milestones).toContainEqual(
        expect.objectContaining({ id: each?.id, retracted: true, current: false }),
      );
    await report({ ...fact, code: 'CUSR', object: { kind: 'shipment' } });
    expect(await statusOf()).not.toBe('delivered');
    const { events } = (await booked.dispatcher.request('GET', `/api/tracking/${booked.number}`)).json();
    expect(events).not.toContainEqual(expect.objectContaining({ description: 'Delivered' }));
  });

  test('that staff set is a fact of staff', async () => {
    await booked.dispatcher.request('POST', `/api/shipments/${booked.number}/status`, {
      status: 'picked_up',
    });
    const { milestones } = await timeline(booked.customer);
    expect(milestones).toContainEqual(
      expect.objectContaining({ code: 'PICK', classifier: 'ACT', source: 'staff', current: true }),
    );
  });
});
