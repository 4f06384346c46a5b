import { describe, expect, test } from 'vitest';
import { bookForEachTest, milestonesOf, START } from './milestones-for-tests.ts';

const booked = bookForEachTest();
const { counting, legOf, report, timeline } = milestonesOf(booked);

describe('where sources differ', () => {
  const override = (id: string | undefined, reason = 'The terminal’s gate log') =>
    booked.dispatcher.request('POST', `/api/milestones/${id}/override`, { reason });
  const facts = [
    { classifier: 'ACT', occurred_at: '2026-11-27T06:00:00+08:00' },
    { classifier: 'ACT', occurred_at: '2026-11-26T22:40:00+08:00', source: 'device' },
  ];

  test('staff choose the report that counts, with a reason, and undo it', async () => {
    const [carrier, device] = await report(...facts);
    expect(await counting('ARRI')).toMatchObject([{ id: carrier?.id, overridden_by: null }]);
    const chosen = await override(device?.id);
    expect(chosen.json()).toMatchObject({
      id: device?.id,
      current: true,
      override: { reason: 'The terminal’s gate log', overridden_at: START.toISOString() },
    });
    expect((await legOf(2)).ata).toBe('2026-11-26T14:40:00.000Z');
    const seen = (await timeline(booked.customer)).milestones;
    const of = (id: string | undefined) => seen.find((each: { id: string }) => each.id === id);
    expect(of(device?.id).override).toEqual({ reason: null, overridden_at: START.toISOString() });
    expect(of(carrier?.id)).toMatchObject({ current: false, overridden_by: device?.id });
    const tracked = (await booked.product.visitor.request('GET', `/api/tracking/${booked.number}`)).json();
    expect(tracked.milestones).toContainEqual(
      expect.objectContaining({
        code: 'ARRI',
        source: 'device',
        chosen_by_staff: true,
        disagreeing: [{ source: 'carrier', occurred_at: '2026-11-26T22:00:00.000Z' }],
      }),
    );

    const reverted = await booked.dispatcher.request(
      'POST',
      `/api/milestones/${device?.id}/undo-override`,
      {},
    );
    expect(reverted.json()).toMatchObject({ current: false, override: null });
    expect((await legOf(2)).ata).toBe('2026-11-26T22:00:00.000Z');
    const again = await booked.dispatcher.request('POST', `/api/milestones/${device?.id}/undo-override`, {});
    expect(again.json().code).toBe('NOT_OVERRIDING');
    const { entries } = (
      await booked.dispatcher.request('GET', `/api/shipments/${booked.number}/history`)
    ).json();
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'milestones.undoOverride' },
      { action: 'milestones.override', detail: { reason: 'The terminal’s gate log' } },
    ]);
  });

  test('a choice replaces the one before; later reports of its source follow it', async () => {
    const [carrier, device] = await report(...facts);
    await override(device?.id);
    await override(carrier?.id, 'The position was of another vessel');
    expect(await counting('ARRI')).toMatchObject([{ id: carrier?.id }]);
    await override(device?.id);
    const [later] = await report({
      ...facts[1],
      occurred_at: '2026-11-26T23:00:00+08:00',
      reported_at: '2026-11-27T12:30:00Z',
    });
    expect(await counting('ARRI')).toMatchObject([{ id: later?.id }]);
  });

  test('an estimate is never chosen over a fact', async () => {
    const [estimate] = await report({ occurred_at: '2026-12-09T06:00:00+08:00' }, ...facts);
    expect((await override(estimate?.id)).json().code).toBe('CANNOT_COUNT');
    expect((await override(estimate?.id, ' ')).statusCode).toBe(422);
    expect((await override(crypto.randomUUID())).statusCode).toBe(404);
    expect(
      (await booked.customer.request('POST', `/api/milestones/${estimate?.id}/override`, { reason: 'x' }))
        .statusCode,
    ).toBe(403);
  });
});
