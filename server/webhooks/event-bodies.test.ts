import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { EVENT_EXAMPLES } from '#content/guides/event-examples.ts';
import { EVENT_DATA } from '#contract/webhook-events.ts';
import { EVENT_TYPES, type EventType } from '#domain/webhooks/event-type.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let dispatcher: TestPerson;
let manager: TestPerson;
let webhook_id: string;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());
beforeEach(async () => {
  manager = await product.signIn('customer');
  const response = await manager.request('POST', '/api/webhooks', {
    url: 'https://tms.example',
    events: ['*'],
  });
  webhook_id = response.json().id;
});

/** What was recorded for the endpoint, oldest first, by its type. */
async function recorded(): Promise<{ type: EventType; data: Record<string, unknown> }[]> {
  const { deliveries } = (
    await manager.request('GET', `/api/webhooks/${webhook_id}/deliveries?limit=100`)
  ).json();
  return deliveries.map(({ body }: { body: string }) => JSON.parse(body)).reverse();
}

const BOOKING = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Lamps',
  cargo_weight: 900,
  service_type: 'standard',
  transport_mode: 'sea',
};
async function booked(): Promise<string> {
  return (await manager.request('POST', '/api/functions/create-shipment', BOOKING)).json().tracking_number;
}
const confirm = (number: string, amount: number, note?: string) =>
  dispatcher.request('POST', `/api/shipments/${number}/confirm`, {
    price: { amount, currency: 'USD' },
    ...(note && { note }),
  });
async function decide(number: string, verb: 'approve' | 'decline', input: object) {
  const changes = { special_instructions: `Ring at gate 3, then ${verb}`, cargo_value_cents: 4_200_000 };
  const requested = await manager.request('POST', `/api/shipments/${number}/amendments`, {
    changes,
    reason: 'The buyer wants it',
  });
  const { id } = requested.json();
  expect((await dispatcher.request('POST', `/api/amendments/${id}/${verb}`, input)).statusCode).toBe(200);
  return id;
}

test('a confirmed price is an event, and so is the status that it leads to; correcting it is another one', async () => {
  const number = await booked();
  const [first] = await recorded();
  expect(first).toMatchObject({ type: 'shipment.created', data: { status: 'pending' } });
  expect((await confirm(number, 125_050, 'With the surcharge')).statusCode).toBe(200);
  expect((await confirm(number, 120_000)).statusCode).toBe(200);
  const [, ...later] = await recorded();
  expect(later).toMatchObject([
    {
      type: 'price.confirmed',
      data: {
        tracking_number: number,
        status: 'confirmed',
        total: { amount: 125_050, currency: 'USD' },
        note: 'With the surcharge',
      },
    },
    { type: 'shipment.status_changed', data: { status: 'confirmed', former_status: 'pending' } },
    {
      type: 'price.confirmed',
      data: { total: { amount: 120_000 }, former_total: { amount: 125_050, currency: 'USD' } },
    },
  ]);
});

test('a decided amendment is an event with the names of its fields, without their values', async () => {
  const number = await booked();
  const approved = await decide(number, 'approve', {});
  const declined = await decide(number, 'decline', { reason: 'The vessel has sailed' });
  const decided = (await recorded()).filter(({ type }) => type.startsWith('amendment.'));
  expect(decided).toMatchObject([
    {
      type: 'amendment.approved',
      data: { tracking_number: number, amendment_id: approved, answer: '' },
    },
    {
      type: 'amendment.declined',
      data: { amendment_id: declined, answer: 'The vessel has sailed', fields: ['special_instructions'] },
    },
  ]);
  expect(decided[0]?.data.fields).toEqual(
    expect.arrayContaining(['special_instructions', 'cargo_value_cents']),
  );
  expect(JSON.stringify(decided)).not.toContain('4200000');
});

test('what is recorded has the documented fields and no other', async () => {
  const number = await booked();
  await confirm(number, 125_050);
  await decide(number, 'approve', {});
  await dispatcher.request('POST', `/api/shipments/${number}/status`, { status: 'picked_up' });
  await dispatcher.request('POST', `/api/shipments/${number}/messages`, { body: 'On its way' });
  await dispatcher.request('POST', '/api/milestones', {
    milestones: [
      {
        tracking_number: number,
        object: { kind: 'leg', leg_sequence: 1 },
        code: 'DEPA',
        classifier: 'EST',
        occurred_at: new Date(Date.now() + 20 * 86_400_000).toISOString(),
        source: 'staff',
      },
    ],
  });
  const events = await recorded();
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(4);
  for (const { type, data } of events) expect([type, issuesOf(type, data)]).toEqual([type, []]);
});

describe('the documented example of', () => {
  test.each(EVENT_TYPES)('%s is what its schema admits, with every field that is not optional', (type) => {
    expect(issuesOf(type, EVENT_EXAMPLES[type].data)).toEqual([]);
  });
});

function issuesOf(type: EventType, data: unknown): z.core.$ZodIssue[] {
  return EVENT_DATA[type].strict().safeParse(withDates(data)).error?.issues ?? [];
}

/** JSON with its times as dates again, as the schemas have them. */
function withDates(value: unknown): unknown {
  const sent = JSON.stringify(value);
  return JSON.parse(sent, (_, each) =>
    typeof each === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(each) ? new Date(each) : each,
  );
}
