import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { csvOf, importsOf, shipmentRows, unique } from './imports-for-tests.ts';

let product: TestApp;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const { company, run, shipment, undo } = importsOf(() => ({ product, dispatcher }));

test('shipments, their milestones and their charges are imported by reference', async () => {
  const { reference, tracking_number } = await shipment();
  const milestones = csvOf([
    ['tracking_number', 'code', 'classifier', 'occurred_at', 'source'],
    [reference, 'PICK', 'ACT', '2026-01-02T10:00:00+08:00', 'carrier'],
    [tracking_number, 'PICK', 'ACT', '2026-01-02T10:00:00+08:00', 'carrier'],
    [reference, 'PICK', 'ACT', 'yesterday', 'carrier'],
  ]);
  const reported = await run('milestones', milestones);
  expect(reported).toMatchObject({
    accepted: 1,
    refused: [
      { row: 3, column: '' },
      { row: 4, column: 'occurred_at' },
    ],
  });
  const charges = csvOf([
    ['tracking_number', 'reference', 'charge_code', 'side', 'rate.amount', 'rate.currency', 'reason'],
    [reference, unique('CH'), 'FRT', 'sell', 5000, 'USD', 'Migration'],
    [reference, unique('CH'), 'NOPE', 'sell', 5000, 'USD', 'Migration'],
  ]);
  const charged = await run('charges', charges);
  expect(charged).toMatchObject({ accepted: 1, refused: [{ row: 3, column: 'charge_code' }] });
  const total = async () =>
    (await dispatcher.request('GET', `/api/shipments/${tracking_number}/charges`)).json().total;
  expect(await total()).toEqual({ amount: 125_000, currency: 'USD' });
  expect((await undo(charged.id)).statusCode).toBe(202);
  expect(await total()).toEqual({ amount: 120_000, currency: 'USD' });
  expect((await undo(reported.id)).statusCode).toBe(202);
  const { milestones: recorded } = (
    await dispatcher.request('GET', `/api/shipments/${tracking_number}/milestones`)
  ).json();
  expect(
    recorded.filter(
      ({ source, retracted }: { source: string; retracted: boolean }) => source === 'carrier' && !retracted,
    ),
  ).toEqual([]);
  expect(await run('milestones', milestones)).toMatchObject({
    accepted: 1,
    refused: [{ row: 3 }, { row: 4 }],
  });
});

test('many shipments are imported with all their records, and only the row that the database refuses is left out', async () => {
  const { sql } = product.database;
  const { reference: organisation } = await company();
  const references = Array.from({ length: 60 }, () => unique('MANY'));
  const refused = 52;
  const sheet = shipmentRows(organisation, references).split('\n');
  sheet[refused - 1] = sheet[refused - 1]?.replace('Tiles', 'Refused tiles') ?? '';
  await sql.unsafe(`
    create function refuse_tiles() returns trigger language plpgsql as $$ begin
      if exists (select from shipments where id = new.shipment_id and cargo_description = 'Refused tiles') then
        raise 'refused' using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger refuse_tiles before insert on tracking_events for each row execute function refuse_tiles()`);
  const result = await run('shipments', sheet.join('\n')).finally(() =>
    sql.unsafe('drop function refuse_tiles cascade'),
  );
  expect(result).toMatchObject({
    status: 'completed',
    accepted: 59,
    refused: [{ row: refused, column: '', issue: 'This row couldn’t be stored.' }],
  });
  const [complete] = await sql`
    select count(*)::int as shipments from shipments join shipment_references r on r.shipment_id = shipments.id
    where r.value = any(${references}) and cargo_description = 'Tiles'
      and exists (select from route_legs where shipment_id = shipments.id)
      and exists (select from route_waypoints where shipment_id = shipments.id)
      and exists (select from milestones where shipment_id = shipments.id)
      and (select count(*) from tracking_events where shipment_id = shipments.id) = 1`;
  expect(complete).toEqual({ shipments: 59 });
});

test('rows over a credit limit, which those before them use up, need a reason', async () => {
  const { reference, id } = await company();
  await dispatcher.request('PATCH', `/api/organisations/${id}`, { credit_limit_cents: 240_000 });
  const price = { 'price.amount': '120000', 'price.currency': 'USD' };
  const two = [unique('PO'), unique('PO'), unique('PO')];
  expect(await run('shipments', shipmentRows(reference, two, price))).toMatchObject({
    accepted: 2,
    refused: [
      {
        row: 4,
        column: 'credit_reason',
        issue: 'This booking is over the company’s credit limit. Enter a reason to continue.',
      },
    ],
  });
  const explained = shipmentRows(reference, [unique('PO')], { ...price, credit_reason: 'Prepaid' });
  expect(await run('shipments', explained)).toMatchObject({ accepted: 1, refused: [] });
});

test('imported charges and milestones notify nobody', async () => {
  const { reference, tracking_number } = await shipment();
  const customer = await product.signIn('customer');
  const { sql: query } = product.database;
  await query`update shipments set organisation_id = ${customer.organisation_id}
    where tracking_number = ${tracking_number}`;
  await query`insert into followers (id, shipment_id, email, token_hash, confirmed_at)
    select gen_random_uuid(), id, 'follower@silent.example', ${tracking_number}, now() from shipments where tracking_number = ${tracking_number}`;
  const charges = await run(
    'charges',
    csvOf([
      ['tracking_number', 'reference', 'charge_code', 'side', 'rate.amount', 'rate.currency', 'reason'],
      [reference, unique('CH'), 'DOC', 'sell', 5000, 'USD', 'Migration'],
    ]),
  );
  const milestones = await run(
    'milestones',
    csvOf([
      ['tracking_number', 'code', 'classifier', 'occurred_at', 'source'],
      [reference, 'FOH', 'ACT', '2026-01-02T10:00:00+08:00', 'carrier'],
    ]),
  );
  expect([charges.refused, milestones.refused]).toEqual([[], []]);
  const [stored] = await query`select status from shipments where tracking_number = ${tracking_number}`;
  expect(stored).toEqual({ status: 'picked_up' });
  expect((await undo(charges.id)).statusCode).toBe(202);
  expect(await query`select from notifications where user_id = ${customer.user_id}`).toHaveLength(0);
  expect(
    await query`select from mail_outbox where recipient in (${customer.email}, 'follower@silent.example') and text like ${`%${tracking_number}%`}`,
  ).toHaveLength(0);
});

test('imported milestones resolve a delay without an event for the customer', async () => {
  const { reference, tracking_number } = await shipment();
  const customer = await product.signIn('customer');
  const { sql: query } = product.database;
  const [delayed] = await query`update shipments set organisation_id = ${customer.organisation_id}
    where tracking_number = ${tracking_number} returning id`;
  await query`insert into webhooks (id, organisation_id, url, events, secret)
    values (gen_random_uuid(), ${customer.organisation_id}, 'https://receiver.example/', '{*}', '')`;
  await query`insert into exceptions (id, shipment_id, code, severity, customer_text, raised_at)
    values (gen_random_uuid(), ${delayed?.id}, 'DELAY', 'medium', 'Late.', now())`;
  const { refused } = await run(
    'milestones',
    csvOf([
      ['tracking_number', 'code', 'classifier', 'occurred_at', 'source'],
      [reference, 'DLV', 'ACT', '2026-01-02T10:00:00+08:00', 'carrier'],
    ]),
  );
  expect(refused).toEqual([]);
  expect(await query`select resolution from exceptions where shipment_id = ${delayed?.id}`).toEqual([
    { resolution: 'Delivered.' },
  ]);
  expect(await query`select type from webhook_deliveries where object = ${tracking_number}`).toEqual([]);
});
