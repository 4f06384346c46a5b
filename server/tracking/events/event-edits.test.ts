import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../audit/audit-log-table.ts';
import { book, recordOf, type Staff } from '../../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let customer: Staff;
let dispatcher: Staff;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const post = (path: string, body: object = {}, headers = {}) =>
  dispatcher.request('POST', `/api${path}`, body, headers);
const audited = async (id: string, ...actions: string[]) => {
  const rows = await product.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject_id, id), eq(auditLog.subject_type, 'shipment')))
    .orderBy(asc(auditLog.created_at), asc(auditLog.id));
  return rows.filter(({ action }) => actions.includes(action));
};
const isFleetMessage = ({ channel, event }: { channel: string; event: string }) =>
  channel === 'fleet' && event === 'changed';

interface Event {
  id: string;
  status: string;
  location: string;
  occurred_at: string;
}

async function withEvent(event: object = {}) {
  const number = await book(customer);
  const added = await post(`/tracking/${number}/events`, {
    status: 'customs',
    location: 'Hamburg, DE',
    description: 'Held for inspection',
    occurred_at: '2026-11-21T10:00:00+01:00',
    ...event,
  });
  const { id } = added.json();
  const find = async () => {
    const record = await recordOf(dispatcher, number);
    return { record, event: record.events.find((one: Event) => one.id === id) };
  };
  return { number, id, find };
}

describe('a corrected event', () => {
  test('stays in place, is read by everybody, and the trail keeps what it said', async () => {
    const { number, id, find } = await withEvent();
    const { record, event: before } = await find();
    product.published.length = 0;
    const response = await post(`/shipments/${number}/events/${id}`, {
      location: 'Rotterdam, NL',
      description: 'Released',
      occurred_at: '2026-11-20T18:00:00+01:00',
    });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    const { record: after, event } = await find();
    expect(event).toEqual({
      ...before,
      location: 'Rotterdam, NL',
      description: 'Released',
      latitude: expect.closeTo(51.9, 0),
      longitude: expect.closeTo(4.5, 0),
      occurred_at: '2026-11-20T17:00:00.000Z',
      time_zone: 'Europe/Amsterdam',
    });
    expect(after).toMatchObject({ status: 'pending', version: record.version });
    expect(after.events).toHaveLength(record.events.length);

    const tracked = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
    expect(tracked.events.map(({ location }: Event) => location)).toContain('Rotterdam, NL');
    expect(tracked.events.map(({ location }: Event) => location)).not.toContain('Hamburg, DE');
    const [entry] = await audited(record.id, 'tracking.editEvent');
    expect(entry).toMatchObject({
      actor_id: dispatcher.user_id,
      detail: {
        event: { id, status: 'customs', location: 'Hamburg, DE' },
        changes: {
          location: ['Hamburg, DE', 'Rotterdam, NL'],
          description: ['Held for inspection', 'Released'],
          occurred_at: ['2026-11-21T09:00:00.000Z', '2026-11-20T17:00:00.000Z'],
        },
      },
    });
    const history = (await dispatcher.request('GET', `/api/shipments/${number}/history`)).json();
    expect(history.entries[0]).toMatchObject({
      action: 'tracking.editEvent',
      changes: expect.arrayContaining([
        { field: 'description', from: 'Held for inspection', to: 'Released' },
      ]),
    });
    expect(product.published.filter(isFleetMessage)).toHaveLength(1);
  });

  test('that says the same writes nothing', async () => {
    const { number, id, find } = await withEvent();
    const { record } = await find();
    product.published.length = 0;
    const response = await post(`/shipments/${number}/events/${id}`, { location: 'Hamburg, DE' });
    expect(response.statusCode).toBe(200);
    expect(await audited(record.id, 'tracking.editEvent')).toEqual([]);
    expect(product.published).toEqual([]);
  });

  test.each([
    [
      { occurred_at: '2026-11-21T12:05:00Z' },
      'occurred_at',
      'This is in the future. Enter when it happened.',
    ],
    [{ status: 'cancelled' }, 'status', 'Please fill in all required fields'],
    [{ location: '' }, 'location', 'Please fill in all required fields'],
    [{ latitude: 3 }, 'longitude', 'Give latitude and longitude, or neither.'],
  ])('%o is refused beside its field', async (body, path, message) => {
    const { number, id, find } = await withEvent();
    const before = await find();
    const refused = await post(`/shipments/${number}/events/${id}`, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().issues).toContainEqual({ path, message });
    expect(await find()).toEqual(before);
  });

  test('belongs to the shipment', async () => {
    const { id } = await withEvent();
    const other = await book(customer);
    for (const number of [other, 'GS000000000'])
      expect((await post(`/shipments/${number}/events/${id}`, { location: 'x' })).statusCode).toBe(404);
    const missing = '018f0000-0000-7000-8000-000000000000';
    expect((await post(`/shipments/${other}/events/${missing}`, { location: 'x' })).statusCode).toBe(404);
  });

  test('of the pick-up moves the time from which positions count', async () => {
    const number = await book(customer);
    await post(`/shipments/${number}/status`, { status: 'picked_up' });
    const { events } = await recordOf(dispatcher, number);
    const pick_up = events.find(({ status }: Event) => status === 'picked_up');
    await post(`/shipments/${number}/events/${pick_up.id}`, { occurred_at: '2026-11-21T08:00:00Z' });
    const rows = await product.database.sql`
      select picked_up_at from shipments where tracking_number = ${number}`;
    expect(rows).toEqual([{ picked_up_at: new Date('2026-11-21T08:00:00Z') }]);
  });

  test('of the delivery moves the time that the promise is compared with', async () => {
    const number = await book(customer);
    await post(`/shipments/${number}/status`, { status: 'delivered' });
    const before = await recordOf(dispatcher, number);
    const delivery = before.events.find(({ status }: Event) => status === 'delivered');
    await post(`/shipments/${number}/events/${delivery.id}`, { occurred_at: '2026-11-20T08:00:00Z' });
    const after = await recordOf(dispatcher, number);
    expect(after).toMatchObject({
      status: 'delivered',
      version: before.version + 1,
      estimated_delivery_date: '2026-11-20T08:00:00.000Z',
    });
  });
});

describe('an event that sets the status', () => {
  test('is the event of that status: one event, one notification, both in the trail', async () => {
    const number = await book(customer);
    const before = await recordOf(dispatcher, number);
    const { id } = (
      await post(`/tracking/${number}/events`, {
        status: 'delivered',
        location: 'Rotterdam, NL',
        description: 'Signed for by the porter',
        occurred_at: '2026-11-21T08:00:00+01:00',
        set_status: true,
      })
    ).json();
    const after = await recordOf(dispatcher, number);
    expect(after).toMatchObject({ status: 'delivered', estimated_delivery_date: '2026-11-21T07:00:00.000Z' });
    expect(after.updated_at).toBe(NOW.toISOString());
    expect(after.events).toHaveLength(before.events.length + 1);
    expect(after.events.find((event: Event) => event.id === id)).toMatchObject({
      status: 'delivered',
      description: 'Signed for by the porter',
      occurred_at: '2026-11-21T07:00:00.000Z',
    });
    expect(after.waypoints.every(({ status }: { status: string }) => status === 'completed')).toBe(true);
    const entries = await audited(after.id, 'tracking.addEvent', 'shipments.changeStatus');
    expect(entries.map(({ action }) => action)).toEqual(['tracking.addEvent', 'shipments.changeStatus']);
    const { notifications } = (await customer.request('GET', '/api/notifications')).json();
    const news = notifications.filter(({ related_id }: { related_id: string }) => related_id === number);
    expect(news.map(({ message }: { message: string }) => message)).toContain(
      `${number} is now DELIVERED · Rotterdam, NL`,
    );
  });

  test('asks for confirmation where that is unusual, and adds nothing before', async () => {
    const number = await book(customer);
    await post(`/shipments/${number}/status`, { status: 'customs' });
    const before = await recordOf(dispatcher, number);
    const event = { status: 'picked_up', location: 'Houston, US', set_status: true };
    const refused = await post(`/tracking/${number}/events`, event);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'UNUSUAL']);
    expect(await recordOf(dispatcher, number)).toEqual(before);
    expect((await post(`/tracking/${number}/events`, { ...event, confirmed: true })).statusCode).toBe(201);
    expect(await recordOf(dispatcher, number)).toMatchObject({ status: 'picked_up' });
  });

  test('the shipment has already leaves it alone', async () => {
    const number = await book(customer);
    const { version } = await recordOf(dispatcher, number);
    await post(`/tracking/${number}/events`, {
      status: 'pending',
      location: 'Houston, US',
      set_status: true,
    });
    expect(await recordOf(dispatcher, number)).toMatchObject({ status: 'pending', version });
  });
});
