import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { explainEntryNumber } from '#domain/customs/entry-number.ts';
import { checkDangerousGoods } from '#domain/dangerous-goods/check-dangerous-goods.ts';
import { DOCUMENT_DATA, type DocumentData } from '#domain/documents/document-data.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/document-type.ts';
import { issueRefusal } from '#domain/documents/issue-check.ts';
import { missingFields } from '#domain/documents/missing-fields.ts';
import { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { issuingBodyOf } from '#domain/documents/signature.ts';
import { connectLegs } from '#domain/shipment-file/connect-legs.ts';
import { stuffingIssues } from '#domain/shipment-file/stuffing.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import { connect, type Database } from '#server/database/pool/connection.ts';
import { createTestDatabase } from '#server/database/test-database.ts';
import { findInstructions } from '#server/documents/instructions.ts';
import { loadingRecord } from '#server/documents/loading-record.ts';
import { geographyForTests } from '#server/geography/geography-for-tests.ts';
import { listLateShipments } from '#server/notifications/late-shipments.ts';
import { readFileLists } from '#server/shipment-file/file-lists.ts';
import { isLate } from '#server/shipment-records/shipment-conditions.ts';
import { shipments } from '#server/shipment-records/shipments-table.ts';
import { needsRepair } from '#server/tracking-data/repair-tracking.ts';
import { readTracking } from '#server/tracking-data/tracking-state.ts';
import { CUSTOMER_FIGURES } from './customer-bookings.ts';
import { COLLEAGUES, DEMO_ACCOUNTS } from './demo-accounts.ts';
import { makeDemoWorld } from './make-demo-world.ts';

const NOW = new Date('2026-11-20T14:30:00Z');
/** CPU time; the product needs about 2 s, and the test runner triples that. */
const MAX_MS = 10_000;
const TABLES = [
  'users',
  'profiles',
  'user_roles',
  'quotes',
  'shipments',
  'route_legs',
  'route_waypoints',
  'tracking_events',
  'live_tracking',
  'delivery_estimates',
  'delay_notices',
  'shipment_charges',
  'shipping_instructions',
  'shipping_documents',
  'invoices',
  'invoice_lines',
  'payments',
  'payment_allocations',
  'payment_reminders',
  'invoice_numbers',
  'notifications',
  'contact_messages',
  'messages',
  'message_mentions',
  'share_links',
  'address_book_contacts',
  'booking_templates',
  'audit_log',
  'carrier_bookings',
  'carrier_cut_offs',
  'exceptions',
  'tasks',
  'customs_declarations',
  'supplier_bills',
];

const geography = await geographyForTests();
const undo: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** Whether places were looked up or routes computed inside a transaction. */
let computed_inside = false;

async function worldAt(now: Date): Promise<Database> {
  const { url, remove } = await createTestDatabase();
  const database = connect(url, 2);
  undo.push(remove, database.close);
  let is_open = false;
  const watched: Database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (transaction) => {
        is_open = true;
        return work(transaction).finally(() => {
          is_open = false;
        });
      }),
  };
  const watchedGeography = new Proxy(geography, {
    get(all, key) {
      computed_inside ||= is_open;
      return all[key as keyof typeof all];
    },
  });
  await makeDemoWorld({ database: watched, geography: watchedGeography }, now);
  return database;
}

let world: Database;
let sql: Database['sql'];
let worked_ms: number;
beforeAll(async () => {
  const start = process.cpuUsage();
  world = await worldAt(NOW);
  sql = world.sql;
  worked_ms = process.cpuUsage(start).user / 1000;
});

async function numberOf(query: PromiseLike<readonly { number?: unknown }[]>): Promise<number> {
  const [row] = await query;
  return Number(row?.number);
}

test('it is ready in seconds', () => {
  expect(worked_ms).toBeLessThan(MAX_MS);
});

test('its rows are computed before the transaction, which the database ends when it waits for a slow machine', () => {
  expect(computed_inside).toBe(false);
});

test('it has 400 drawn shipments and the file from Ningbo, in every status by every mode, over all inhabited continents', async () => {
  expect(await numberOf(sql`select count(*) as number from shipments`)).toBe(401);
  const by_status = await sql`select status, count(*)::int from shipments group by status`;
  expect(by_status).toHaveLength(9);
  const by_mode = await sql`select transport_mode, count(*)::int as number from shipments group by 1`;
  expect(by_mode).toHaveLength(4);
  for (const { number } of by_mode) expect(number).toBeGreaterThan(25);
  const countries = await sql`
    select origin_country as code from shipments union select destination_country from shipments`;
  expect(countries.length).toBeGreaterThan(40);
  const codes = countries.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['CN', 'DE', 'KE', 'US', 'BR', 'AU']));
});

test('all people have verified accounts, and the demo accounts their roles', async () => {
  expect(await numberOf(sql`select count(*) as number from users where not email_verified`)).toBe(0);
  const clients = sql`select count(*) as number from profiles where company_name is not null`;
  expect(await numberOf(clients)).toBe(61);
  const rows = await sql`
    select u.email, p.full_name, p.role, p.company_name from users u join profiles p on p.user_id = u.id
    join user_roles r on r.user_id = u.id and r.role = p.role
    where u.email like '%@groundswell.example'`;
  expect([...rows]).toHaveLength(DEMO_ACCOUNTS.length + COLLEAGUES.length);
  expect([...rows]).toEqual(expect.arrayContaining([...DEMO_ACCOUNTS, ...COLLEAGUES]));
});

test('every box is stuffed within its capacity, and weighed once it has left', async () => {
  const boxes = await sql`
    select s.id, s.status from shipments s where exists (select from equipment e where e.shipment_id = s.id)`;
  expect(boxes.length).toBeGreaterThan(30);
  for (const { id, status } of boxes) {
    const { equipment, cargo_lines } = await readFileLists(world.db, id);
    expect(stuffingIssues(equipment, cargo_lines), id).toEqual([]);
    if (isUnderWay(status) && status !== 'picked_up')
      expect(
        equipment.map(({ vgm }) => vgm?.method),
        id,
      ).toEqual([2]);
  }
});

test('dangerous goods whose cargo lines are known are declared completely', async () => {
  const dangerous = await sql`
    select s.id from shipments s where s.dangerous_goods and exists (select from cargo_lines c where c.shipment_id = s.id)`;
  expect(dangerous.length).toBeGreaterThan(3);
  for (const { id } of dangerous) {
    const { cargo_lines } = await readFileLists(world.db, id);
    const declared = cargo_lines.flatMap(({ dangerous_goods }) => dangerous_goods ?? []);
    expect(declared, id).toHaveLength(cargo_lines.length);
    expect(declared.flatMap(checkDangerousGoods), id).toEqual([]);
  }
  const undeclared = sql`
    select count(*) as number from carrier_booking_shipments l join shipments s on s.id = l.shipment_id
    where s.dangerous_goods and not exists (select from cargo_lines c where c.shipment_id = s.id)`;
  expect(await numberOf(undeclared)).toBe(0);
});

test('the legs of shipments under way have departed and arrived as far as the goods have come', async () => {
  const legs = await sql`
    select d.*, s.status, l.transport_mode from leg_details d join shipments s on s.id = d.shipment_id
    join route_legs l using (shipment_id, leg_order) order by shipment_id, leg_order`;
  expect(legs.length).toBeGreaterThan(700);
  for (const { status, etd, eta, atd, ata } of legs) {
    if (['created', 'pending', 'cancelled'].includes(status))
      expect([etd, eta, atd, ata]).toEqual([null, null, null, null]);
    else expect(etd < eta).toBe(true);
    if (status === 'delivered') expect(ata).not.toBeNull();
    if (ata) expect(atd <= ata && ata <= NOW).toBe(true);
  }
  for (const journey of Map.groupBy(legs, ({ shipment_id }) => shipment_id).values()) {
    const times = journey.map(({ transport_mode: mode, etd, eta, atd, ata }) => ({
      mode,
      etd,
      eta,
      atd,
      ata,
    }));
    expect(
      connectLegs(times).some(({ is_moved }) => is_moved),
      JSON.stringify(times),
    ).toBe(false);
  }
  const facts = await numberOf(
    sql`select count(*) as number from milestones where classifier = 'ACT' and document_type <> 'CUS'`,
  );
  expect(facts).toBe(legs.flatMap(({ atd, ata }) => [atd, ata]).filter(Boolean).length);
});

test('declarations to customs are drafts or hold their shipment, with the number as a reference', async () => {
  const declared = await sql`
    select d.state, d.number, d.country, d.kind, s.status, o.roles,
      (select count(*)::int from milestones m where m.shipment_id = s.id and m.document_type = 'CUS') as milestones,
      exists (select from shipment_references r where r.shipment_id = s.id and r.value = d.number) as referenced
    from customs_declarations d join shipments s on s.id = d.shipment_id join organisations o on o.id = d.broker_id`;
  expect(new Set(declared.map(({ state }) => state))).toEqual(new Set(['draft', 'held']));
  for (const { state, number, country, kind, status, roles, milestones, referenced } of declared) {
    const isHeld = state === 'held';
    expect([isHeld, isHeld ? 2 : 0, isHeld]).toEqual([status === 'customs', milestones, referenced]);
    expect(roles).toEqual(['customs_broker']);
    if (isHeld) expect(explainEntryNumber(number, { country, kind })).toBeNull();
  }
});

test('supplier bills are paid, overdue, as expected, above the tolerance and disputed, some with VAT', async () => {
  const bills = await sql<
    {
      status: string;
      over: boolean;
      amount: number;
      cost: number;
      charge_status: string;
      paid: boolean;
      overdue: boolean;
      with_vat: boolean;
    }[]
  >`
    select b.status, b.needs_approval as over, l.amount::int, c.amount_cents::int as cost, c.status as charge_status,
      b.paid_on is not null as paid, b.due_on < ${NOW}::date as overdue, b.vat > 0 as with_vat
    from supplier_bills b join supplier_bill_lines l on l.bill_id = b.id
    join shipment_charges c using (shipment_id, charge_order)
    where c.side = 'buy' and c.charge_code = l.charge_code and l.expected = c.amount_cents order by b.created_at`;
  expect(
    bills.map(({ status, over, paid, overdue, with_vat }) => [status, over, paid, overdue, with_vat]),
  ).toEqual([
    ['approved', false, true, false, true],
    ['approved', false, false, true, true],
    ['recorded', false, false, false, true],
    ['recorded', true, false, false, true],
    ['disputed', true, false, false, false],
  ]);
  for (const { status, over, amount, cost, charge_status } of bills) {
    expect(amount > cost).toBe(over);
    expect(status === 'approved' ? ['billed'] : ['estimated', 'approved']).toContain(charge_status);
  }
  const [paid] =
    await sql`select amount + vat as total, payments from supplier_bills where paid_on is not null`;
  expect(paid?.payments).toMatchObject([{ amount: Number(paid?.total), reversed_at: null }]);
});

test('the file from Ningbo has five places, two boxes of which one is not weighed, and its numbers', async () => {
  const [file] = await sql`
    select s.id, f.file_number like 'SIN-%' as numbered, b.state, b.carrier from shipments s
    join forwarding_files f on f.shipment_id = s.id join carrier_booking_shipments l on l.shipment_id = s.id
    join carrier_bookings b on b.id = l.carrier_booking_id where tracking_number = 'GS538204613'`;
  expect(file).toMatchObject({ numbered: true, state: 'confirmed', carrier: 'Sextant Ocean Lines' });
  const { equipment, cargo_lines, references, parties } = await readFileLists(world.db, file?.id);
  expect(stuffingIssues(equipment, cargo_lines)).toEqual([]);
  expect(equipment.map(({ number, vgm, stuffing }) => [number, vgm !== null, stuffing[0]?.pieces])).toEqual([
    ['MSKU9070323', true, 640],
    ['CSQU3054383', false, 540],
  ]);
  expect(references.map(({ kind }) => kind)).toEqual(['BOOKING', 'MBL', 'HBL', 'PO']);
  expect(parties.map(({ role }) => role)).toContain('consignee');
  const legs = await sql`select to_unlocode from leg_details
    join route_legs using (shipment_id, leg_order) where shipment_id = ${file?.id} order by leg_order`;
  expect(legs.map(({ to_unlocode }) => to_unlocode)).toEqual(['CNNGB', 'SGSIN', 'NLRTM', 'DEDUI']);
});

test('carriers are booked: confirmed, requested, rolled and departed, one with a cut-off tomorrow', async () => {
  const states = await sql`select state, count(*)::int as number from carrier_bookings group by 1 order by 1`;
  expect(states.map(({ state }) => state)).toEqual(['confirmed', 'departed', 'requested', 'rolled']);
  const tomorrow = sql`select count(*) as number from carrier_cut_offs join carrier_bookings b on b.id = carrier_booking_id
    where met_at is null and b.departed_at is null and at between ${NOW} and ${NOW}::timestamptz + interval '24 hours'`;
  expect(await numberOf(tomorrow)).toBeGreaterThan(0);
  const untimely = sql`select count(*) as number from carrier_bookings where created_at > ${NOW} or departed_at > ${NOW}`;
  expect(await numberOf(untimely)).toBe(0);
  const nameless = sql`select count(*) as number from carrier_bookings b
    join carrier_booking_shipments on carrier_booking_id = b.id join leg_details using (shipment_id)
    where state = 'confirmed' and role = 'main' and vessel_name is null and flight = ''`;
  expect(await numberOf(nameless)).toBe(0);
});

test('quotes exist in every state, and converted ones have shipments', async () => {
  const states = await sql`select status, count(*)::int as number from quotes group by status`;
  expect(states.map(({ status }) => status).sort()).toEqual(['approved', 'converted', 'pending', 'rejected']);
  const orphans = sql`
    select count(*) as number from quotes q full join shipments s on s.quote_id = q.id
    where (q.status = 'converted' and s.id is null) or (s.quote_id is not null and q.status <> 'converted')`;
  expect(await numberOf(orphans)).toBe(0);
});

test('the demo customer has an offer to accept, one that has expired, one declined and some accepted', async () => {
  const offers = await sql`
    select status, valid_until > ${NOW} as holds, decided_at is not null as decided from quotes
    where email = 'customer@groundswell.example' and offered_cents is not null and valid_until > answered_at
      and answered_at between created_at and created_at + interval '1 day' and coalesce(decided_at, ${NOW}) <= ${NOW}
    order by status, holds`;
  expect(offers.map(({ status, holds, decided }) => [status, holds, decided])).toEqual([
    ['approved', false, false],
    ['approved', true, false],
    ['converted', false, true],
    ['converted', false, true],
    ['rejected', expect.any(Boolean), true],
  ]);
});

describe.each([
  ['in the middle of a month', NOW],
  ['in the first minute of a month', new Date('2027-03-01T00:00:20Z')],
  ['on the last day of a long month', new Date('2026-12-31T23:59:00Z')],
])('the demo customer %s', (_, now) => {
  let database: Database;
  let customer: string;
  beforeAll(async () => {
    database = now === NOW ? world : await worldAt(now);
    const [row] = await database.sql`select m.organisation_id from members m join users u on u.id = m.user_id
      where u.email = 'customer@groundswell.example'`;
    customer = row?.organisation_id;
  });

  it('has the portal’s figures', async () => {
    const { sql } = database;
    const [figures] = await sql`
      select
        (select count(*)::int from shipments where organisation_id = ${customer}
          and status not in ('delivered', 'cancelled')) as active,
        (select count(*)::int from shipments where organisation_id = ${customer} and status = 'in_transit') as in_transit,
        (select sum(amount_cents)::int from invoices where organisation_id = ${customer}
          and issued_at >= date_trunc('month', ${now}::timestamptz, 'UTC')
          and issued_at <= ${now}) as invoiced_this_month_cents,
        (select count(*)::int from shipping_documents d join shipments s on s.id = d.shipment_id
          where s.organisation_id = ${customer}) as documents`;
    expect(figures).toEqual(CUSTOMER_FIGURES);
    const states = await sql`select distinct status from quotes where email = 'customer@groundswell.example'`;
    expect(states).toHaveLength(4);
    const later = sql`select count(*) as number from invoices where issued_at > ${now} or paid_at > ${now}`;
    expect(await numberOf(later)).toBe(0);
  });
});

test('the sample number is an ocean shipment near the middle of its route, with four events', async () => {
  const [sample] = await sql`
    select s.status, s.transport_mode, l.progress, u.email, s.origin_city, s.destination_city,
      (select count(*)::int from tracking_events where shipment_id = s.id) as events
    from shipments s join live_tracking l on l.shipment_id = s.id join users u on u.id = s.contact_id
    where tracking_number = 'GS123456789'`;
  expect(sample).toEqual({
    status: 'in_transit',
    transport_mode: 'sea',
    progress: expect.closeTo(45, 1),
    email: 'customer@groundswell.example',
    origin_city: 'Shanghai',
    destination_city: 'Los Angeles',
    events: 4,
  });
});

describe('every shipment under way', () => {
  interface Moving {
    status: string;
    transport_mode: 'air' | 'sea' | 'road' | 'rail';
    latitude: number;
    longitude: number;
    speed: number;
    progress: number;
    updated_at: Date;
    legs: { transport_mode: 'air' | 'sea' | 'road' | 'rail'; geometry: [number, number][] }[];
    waypoints: { distance_km: number; status: string }[];
  }
  let moving: Moving[];
  beforeAll(async () => {
    moving = await sql<Moving[]>`
      select s.status, l.*,
        (select json_agg(r order by leg_order) from route_legs r where r.shipment_id = s.id) as legs,
        (select json_agg(w order by waypoint_order) from route_waypoints w where w.shipment_id = s.id) as waypoints
      from shipments s left join live_tracking l on l.shipment_id = s.id
      where s.status in ('in_transit', 'customs', 'out_for_delivery')`;
  });

  it('is at a place on its track, where its progress says', () => {
    expect(moving.length).toBeGreaterThan(140);
    for (const { legs, progress, latitude, longitude } of moving) {
      const track = trackOf(legs);
      const place = placeOn(track, (progress / 100) * track.length_km);
      expect(latitude).toBeCloseTo(place.latitude, 6);
      expect(longitude).toBeCloseTo(place.longitude, 6);
    }
  });

  it('has completed what lies behind it, and nothing else', () => {
    for (const { legs, progress, waypoints } of moving) {
      const km = (progress / 100) * trackOf(legs).length_km;
      for (const waypoint of waypoints)
        expect(waypoint.status).toBe(waypoint.distance_km <= km + 1 ? 'completed' : 'pending');
    }
  });

  it('moves at the speed of its mode or waits at a terminal, and was seen within minutes', () => {
    const speeds = { sea: [30, 40], air: [780, 900], road: [60, 85], rail: [50, 90] } as const;
    for (const { status, transport_mode, speed, updated_at } of moving) {
      const [slowest, fastest] = speeds[transport_mode];
      if (status === 'customs') expect(speed).toBe(0);
      if (speed > 0) expect(speed).toBeGreaterThanOrEqual(slowest);
      expect(speed).toBeLessThanOrEqual(fastest);
      expect(NOW.getTime() - updated_at.getTime()).toBeLessThan(600_000);
      expect(updated_at <= NOW).toBe(true);
    }
    const waiting = moving.filter(({ status, speed }) => status === 'in_transit' && speed === 0);
    expect(waiting.length).toBeLessThan(moving.length / 4);
  });
});

describe('documents', () => {
  it('fit the mode of transport', async () => {
    const misfits = sql`
      select count(*) as number from shipping_documents d join shipments s on s.id = d.shipment_id
      where (d.document_type = 'airway_bill' and s.transport_mode <> 'air')
        or (d.document_type = 'bill_of_lading' and s.transport_mode <> 'sea')
        or d.document_number not like upper(d.document_type) || '-%'
        or d.created_at > ${NOW}`;
    expect(await numberOf(misfits)).toBe(0);
  });

  interface Drawn {
    document_type: DocumentType;
    document_data: object;
    status: string;
    is_signed: boolean;
    cargo_value_cents: string;
    cargo_weight: string;
  }
  const drawn = () => sql<Drawn[]>`
    select d.*, d.signature is not null as is_signed, s.cargo_value_cents, s.cargo_weight
    from shipping_documents d join shipments s on s.id = d.shipment_id`;
  const dataOf = ({ document_type, document_data }: Drawn) =>
    DOCUMENT_DATA[document_type].parse(document_data) as DocumentData[DocumentType];

  it('miss nothing once they are issued, and are signed where a body must; drafts miss this and that', async () => {
    const documents = await drawn();
    const missing = (document: Drawn) => missingFields(document.document_type, dataOf(document));
    const issued = documents.filter(({ status }) => status === 'issued');
    expect(issued.length).toBeGreaterThan(600);
    for (const document of issued) {
      expect(missing(document), document.document_type).toEqual([]);
      expect(document.is_signed).toBe(issuingBodyOf(document.document_type) !== null);
    }
    const drafts = documents.filter(({ status }) => status === 'draft');
    // The times of legs, which these need, are not part of the demo's documents.
    const timed: DocumentType[] = ['cmr_note', 'arrival_notice', 'delivery_order'];
    const expected = DOCUMENT_TYPES.filter((type) => !timed.includes(type));
    expect(new Set(drafts.map(({ document_type }) => document_type))).toEqual(new Set(expected));
    expect(drafts.filter((draft) => missing(draft).length > 0).length).toBeGreaterThan(40);
    expect(drafts.filter((draft) => missing(draft).length === 0).length).toBeGreaterThan(20);
    const twice = sql`select count(*) - count(distinct (shipment_id, document_type)) as number
      from shipping_documents`;
    expect(await numberOf(twice)).toBe(0);
    const untimely = sql`select count(*) as number from shipping_documents
      where issued_at < created_at or issued_at > ${NOW}`;
    expect(await numberOf(untimely)).toBe(0);
    const signed_later = sql`select count(*) as number from shipping_documents
      where (signature->>'signed_on')::date > (issued_at at time zone 'UTC')::date`;
    expect(await numberOf(signed_later)).toBe(0);
  });

  it('reconcile: their lines add up to the weight and the value that were booked', async () => {
    for (const document of await drawn()) {
      const { totals } = dataOf(document).cargo;
      expect(totals.net_kg).toBe(Number(document.cargo_weight));
      expect(totals.amount_cents).toBe(Number(document.cargo_value_cents));
    }
  });

  it('are made of instructions that the console would take, with valid numbers and names in many letters', async () => {
    const rows = await sql<{ shipment_id: string }[]>`select shipment_id from shipping_instructions`;
    const drawn: ShippingInstructions[] = [];
    for (const { shipment_id } of rows) {
      const { instructions } = await findInstructions(world.db, shipment_id);
      expect(ShippingInstructions.parse(instructions)).toEqual(instructions);
      drawn.push(instructions);
    }
    expect(drawn.flatMap(({ containers }) => containers).length).toBeGreaterThan(20);
    expect(drawn.filter(({ air_waybill_number }) => air_waybill_number).length).toBeGreaterThan(20);
    const names = drawn.flatMap(({ shipper, consignee, notify_party }) => [
      shipper.name,
      consignee.name,
      notify_party.name,
    ]);
    for (const letters of ['Han', 'Arabic', 'Hangul', 'Cyrillic', 'Greek', 'Thai', 'Devanagari'])
      expect(new RegExp(`\\p{Script=${letters}}`, 'u').test(names.join()), letters).toBe(true);
  });

  type Origin = Parameters<typeof loadingRecord>[2];

  it('of lading state a day on board only with a recorded loading; the others are received for shipment', async () => {
    const bills = await sql<
      { document_data: DocumentData['bill_of_lading']; shipment_id: string; issued_at: Date }[]
    >`
      select document_data, shipment_id, issued_at from shipping_documents
      where document_type = 'bill_of_lading' and status = 'issued'`;
    expect(bills.filter(({ document_data }) => document_data.on_board_date !== null).length).toBeGreaterThan(
      30,
    );
    for (const { document_data, shipment_id, issued_at } of bills) {
      const [shipment] = await sql<Origin[]>`
        select id, origin_city, origin_country from shipments where id = ${shipment_id}`;
      const record = await loadingRecord(world.db, geography, shipment as Origin, issued_at);
      expect(issueRefusal(document_data, record)).toBeNull();
    }
  });

  it('add up: the lines and the VAT of each invoice to its amount, due after 30 days', async () => {
    const wrong = sql`
      select count(*) as number from invoices i
      join lateral (select sum(amount_cents) as total from invoice_lines where invoice_id = i.id) l on true
      where l.total + i.vat_cents is distinct from i.amount_cents or i.due_at <> i.issued_at + case i.kind when 'invoice' then interval '30 days' else '0' end
        or i.paid_at < i.issued_at`;
    expect(await numberOf(wrong)).toBe(0);
    const states = await sql`select distinct status from invoices order by status`;
    expect(states.map(({ status }) => status)).toEqual(['Issued', 'Paid', 'Pending']);
  });

  it('have payment reminders while they are overdue, by level', async () => {
    const wrong = sql`
      select count(*) as number from payment_reminders r join invoices i on i.id = r.invoice_id
      where i.status <> 'Pending' or r.sent_at > ${NOW} or r.due_cents <> i.amount_cents - i.credited_cents
        or r.level > 1 and not exists (select from payment_reminders earlier
          where earlier.invoice_id = r.invoice_id and earlier.level = r.level - 1 and earlier.sent_at < r.sent_at)`;
    expect(await numberOf(wrong)).toBe(0);
  });

  it('have a credit note of the demo customer and a supplementary invoice', async () => {
    const [note] = await sql`
      select i.amount_cents, credited.overpaid_cents, credited.status, m.user_id from invoices i
      join invoices credited on credited.id = i.credits_invoice_id
      join members m on m.organisation_id = i.organisation_id
      join users u on u.id = m.user_id and u.email = 'customer@groundswell.example'`;
    expect(note).toMatchObject({ amount_cents: note?.overpaid_cents, status: 'Paid' });
    const several = sql`select count(*) as number from (
      select from invoices where kind = 'invoice' group by shipment_id having count(*) > 1) as each`;
    expect(await numberOf(several)).toBe(1);
    const unequal = sql`select count(*) as number from shipments s
      join (select shipment_id, sum(case kind when 'invoice' then 1 else -1 end * (amount_cents - vat_cents)) as billed
        from invoices group by 1) i on i.shipment_id = s.id
      where i.billed + (select coalesce(sum(amount_cents), 0) from shipment_charges
        where shipment_id = s.id and side = 'sell' and status = 'approved') <> s.cost_cents`;
    expect(await numberOf(unequal)).toBe(0);
  });

  it('are numbered without a gap in each series and year, and the next number follows', async () => {
    const wrong = sql`
      select count(*) as number from (
        select part[1] as prefix, part[2]::int as year, count(*) as invoices, max(part[3]::int) as highest
        from invoices, regexp_match(number, '^(.+)-([0-9]{4})-([0-9]{5})$') as part group by 1, 2
      ) i
      full join invoice_numbers n using (prefix, year)
      where n.last is distinct from i.highest or n.last is distinct from i.invoices`;
    expect(await numberOf(wrong)).toBe(0);
  });
});

describe('the product needs no changes', () => {
  it('about tracking data that would need a repair', async () => {
    const ids = (await sql`select id from shipments`).map(({ id }) => id as string);
    const states = await readTracking(world.db, ids);
    expect(states.filter(needsRepair).map(({ shipment }) => shipment.tracking_number)).toEqual([]);
  });

  it('about delays that nobody was notified of', async () => {
    const late = await world.db.select({ id: shipments.id }).from(shipments).where(isLate(NOW));
    const notices = await sql`select shipment_id from delay_notices`;
    expect(late.length).toBeGreaterThanOrEqual(6);
    for (const { id } of late) expect(notices.map(({ shipment_id }) => shipment_id)).toContain(id);
    expect(await listLateShipments(world.db, { now: NOW, after: null, limit: 100 })).toEqual([]);
  });
});

test('the same time gives the same world', async () => {
  const other = await worldAt(NOW);
  for (const table of TABLES) {
    const content = ({ sql }: Pick<Database, 'sql'>) =>
      // The database itself sets when a row was last written.
      sql`select md5(string_agg(content, '|' order by content)) as digest
        from ${sql(table)} t, lateral (select (to_jsonb(t) - 'updated_at')::text as content) as row`;
    expect(await content(other), table).toEqual(await content({ sql }));
  }
});

test('a second run, or a run on a database in use, changes nothing', async () => {
  await makeDemoWorld({ database: world, geography }, NOW);
  expect(await numberOf(sql`select count(*) as number from shipments`)).toBe(401);

  const lived_in = await createTestDatabase();
  const own = connect(lived_in.url, 2);
  undo.push(lived_in.remove, own.close);
  await own.sql`insert into users (id, email) values (gen_random_uuid(), 'own@company.example')`;
  await own.sql`insert into profiles (user_id, full_name, role)
    select id, 'Own Admin', 'admin' from users`;
  await makeDemoWorld({ database: own, geography }, NOW);
  expect(await numberOf(own.sql`select count(*) as number from shipments`)).toBe(0);
});

test('the customer has conversations with mentions and internal notes, and a share link', async () => {
  const threads = await sql`
    select s.tracking_number, count(*)::int as number, bool_or(m.internal) as has_note
    from messages m join shipments s on s.id = m.shipment_id
    join members on members.organisation_id = s.organisation_id
    join users u on u.id = members.user_id and u.email = 'customer@groundswell.example'
    group by 1 order by 2`;
  expect(threads.map(({ number, has_note }) => [number, has_note])).toEqual([
    [1, false],
    [3, false],
    [4, true],
  ]);
  // Each name that is mentioned is in its text.
  const missing = sql`
    select count(*) as number from message_mentions
    join messages m on m.id = message_id join profiles p on p.user_id = message_mentions.user_id
    where strpos(m.text, '@' || p.full_name) = 0`;
  expect(await numberOf(missing)).toBe(0);
  expect(await numberOf(sql`select count(*) as number from message_mentions`)).toBe(3);
  expect(await numberOf(sql`select count(*) as number from share_links`)).toBe(2);
});

test('customers have a template of their latest shipment, and the partners of their shipments as contacts', async () => {
  const found = await sql`
    select o.name, (select count(*)::int from address_book_contacts c where c.organisation_id = o.id) as contacts,
      (select count(*)::int from booking_templates t where t.organisation_id = o.id) as templates
    from organisations o where exists (select from shipments s where s.organisation_id = o.id)`;
  expect(found.filter(({ templates }) => templates !== 1)).toEqual([]);
  expect(found.find(({ name }) => name === 'Halden & Oake Interiors')?.contacts).toBeGreaterThan(2);
  const alone = await sql`
    select c.name from address_book_contacts c join organisations o on o.id = c.organisation_id where c.name = o.name`;
  expect(alone).toEqual([]);
});
