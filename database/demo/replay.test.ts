import { and, eq, inArray, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#server/audit/audit-log-table.ts';
import { branches } from '#server/branches/branches-table.ts';
import { shippingDocuments } from '#server/documents/shipping-documents-table.ts';
import { shippingInstructions } from '#server/documents/shipping-instructions-table.ts';
import { contactMessages } from '#server/enquiries/contact-messages-table.ts';
import { geographyForTests } from '#server/geography/geography-for-tests.ts';
import { invoiceLines } from '#server/invoices/invoice-lines-table.ts';
import { invoices } from '#server/invoices/invoices-table.ts';
import { paymentAllocations, payments } from '#server/invoices/payments/payments-table.ts';
import { shipmentCharges } from '#server/invoices/shipment-charges-table.ts';
import { legalEntities } from '#server/legal-entities/legal-entities-table.ts';
import { delayNotices } from '#server/notifications/delay-notices-table.ts';
import { notifications } from '#server/notifications/notifications-table.ts';
import { members } from '#server/organisations/members-table.ts';
import { organisations } from '#server/organisations/organisations-table.ts';
import { profiles } from '#server/people/profiles-table.ts';
import { userRoles } from '#server/people/user-roles-table.ts';
import { users } from '#server/people/users-table.ts';
import { quotes } from '#server/quotes/quotes-table.ts';
import { CallLimits } from '#server/rate-limits/call-limits.ts';
import { exchangeRates } from '#server/rates/exchange-rates/exchange-rates-table.ts';
import { rateZones } from '#server/rates/rate-zones-table.ts';
import { tariffLines } from '#server/rates/tariff-lines-table.ts';
import { tariffs, tariffVersions } from '#server/rates/tariffs-table.ts';
import { deliveryEstimates } from '#server/shipment-records/delivery-estimates-table.ts';
import { shipments } from '#server/shipment-records/shipments-table.ts';
import { startTestApp, type TestApp, type Visitor } from '#server/test-app.ts';
import { trackingEvents } from '#server/tracking/events/tracking-events-table.ts';
import { liveTracking } from '#server/tracking/live-tracking-table.ts';
import { recordPosition } from '#server/tracking/record-position.ts';
import { routeLegs } from '#server/tracking/route/route-legs-table.ts';
import { routeWaypoints } from '#server/tracking/route/route-waypoints-table.ts';
import { branchRows, legalEntityRows } from './branches.ts';
import type { Command } from './commands.ts';
import { demoRows, demoStory } from './demo-rows.ts';
import { withoutLists } from './file-lists.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoPerson } from './people.ts';
import type { DemoShipment } from './shipments.ts';
import { rateZoneRows } from './tariffs.ts';

const NOW = new Date('2026-11-20T14:30:00Z');
const SERIALS = 1e8;

const geography = await geographyForTests();
const story = demoStory(geography, NOW);
const rows = demoRows(geography, NOW, story);

/** These have the same ids in both. */
const people = new Set(story.people.all.map(({ id }) => id));

let clock = NOW;
/** The source of the next number. */
let serial = 0;
let product: TestApp;
beforeAll(async () => {
  // Rate limits use real time, in which a month of calls takes seconds.
  const limits = Object.assign(new CallLimits(), {
    charge: async () => () => {},
    spendRequest: async () => {},
  });
  product = await startTestApp({ now: () => clock, random: () => serial, limits });
  await product.database.transaction(async (transaction) => {
    await insertRows(transaction, users, rows.users);
    await insertRows(transaction, profiles, rows.profiles);
    await insertRows(transaction, userRoles, rows.roles);
    await insertRows(transaction, organisations, rows.organisations);
    await insertRows(transaction, members, rows.members);
    await insertRows(transaction, legalEntities, legalEntityRows);
    await insertRows(transaction, branches, branchRows);
    await insertRows(transaction, rateZones, rateZoneRows);
    await insertRows(transaction, exchangeRates, rows.rates.exchangeRates);
    await insertRows(transaction, tariffs, rows.rates.tariffs);
    await insertRows(transaction, tariffVersions, rows.rates.versions);
    await insertRows(transaction, tariffLines, rows.rates.lines);
  });
});
afterAll(() => product.close());

/** Operations whose rows depend on the mode. */
const MODES_MATTER = ['in_transit', 'delivered'];

const corrected = new Set(rows.correctedCharges.map(({ shipment_id }) => shipment_id));
const corrected_numbers = new Set(
  rows.shipments.filter(({ id }) => corrected.has(id)).map(({ tracking_number }) => tracking_number),
);

/** One shipment of every kind: by status, booking type and punctuality. Corrections of invoices are no commands. */
const chosen = story.shipments
  .filter(({ tracking_number }) => !corrected_numbers.has(tracking_number))
  .filter((shipment, index, all) => all.findIndex((other) => kindOf(other) === kindOf(shipment)) === index);

function kindOf({ itinerary, status, origin, constraints }: DemoShipment): string {
  const isLate = constraints.days_late !== undefined;
  const mode = origin === 'web' && !isLate && MODES_MATTER.includes(status) ? itinerary.mode : 'any';
  return `${origin}${isLate ? ', late' : ''}, ${status} by ${mode}`;
}

test('quotes without a shipment and messages are what the operations write', async () => {
  const commands = story.commands
    .filter((command) => !('tracking_number' in command) && !isOfShipment(command))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const command of commands) await run(command);

  const references = commands.flatMap((command) => ('reference' in command ? [command.reference] : []));
  const { db } = product.database;
  const quoted = await db.select().from(quotes).where(inArray(quotes.reference, references));
  const messages = await db.select().from(contactMessages);
  const ids = [...quoted, ...messages].map(({ id }) => id);
  const written = {
    quotes: quoted,
    messages,
    notifications: await db
      .select()
      .from(notifications)
      .where(inArray(notifications.related_id, [...references, ...ids])),
    audit: await db.select().from(auditLog).where(inArray(auditLog.subject_id, ids)),
  };
  const expected = rows.quotes.filter(({ reference }) => references.includes(reference));
  const expected_ids = [...expected, ...rows.messages].map(({ id }) => id);
  expect(normalized(written)).toEqual(
    normalized({
      quotes: expected,
      messages: rows.messages,
      notifications: rows.notifications.filter(({ related_id }) =>
        [...references, ...expected_ids].includes(related_id ?? ''),
      ),
      audit: rows.audit.filter(({ subject_id }) => expected_ids.includes(subject_id ?? '')),
    }),
  );
});

describe.each(
  chosen.map((shipment) => [`${shipment.tracking_number}: ${kindOf(shipment)}`, shipment] as const),
)('%s', (_, { tracking_number }) => {
  const references = story.commands.flatMap((command) =>
    'reference' in command && 'tracking_number' in command && command.tracking_number === tracking_number
      ? [command.reference]
      : [],
  );

  test('the product’s own operations write the same rows', async () => {
    const commands = story.commands
      .filter(
        (command) =>
          ('tracking_number' in command && command.tracking_number === tracking_number) ||
          ('reference' in command && references.includes(command.reference)),
      )
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    for (const command of commands) await run(command);
    expect(await writtenAbout(tracking_number)).toEqual(expectedAbout(tracking_number));
  });
});

/** For an accepted or converted quote. */
function isOfShipment(command: Command): boolean {
  return (
    'reference' in command &&
    story.commands.some(
      (other) => 'reference' in other && 'tracking_number' in other && other.reference === command.reference,
    )
  );
}

async function run(command: Command): Promise<void> {
  clock = command.at;
  const { tracking_number } = { tracking_number: '', ...command };
  const path = `/api/shipments/${tracking_number}`;
  serial = (Number(/^GS(\d{8})/.exec(tracking_number)?.[1]) + 0.5) / SERIALS;
  switch (command.operation) {
    case 'shipments.create':
      return call(command.by, '/api/functions/create-shipment', command.input);
    case 'shipments.confirm': {
      const { price_cents, note } = command.input;
      return call(command.by, `${path}/confirm`, { price: { amount: price_cents, currency: 'USD' }, note });
    }
    case 'shipments.changeStatus':
      return call(command.by, `${path}/status`, command.input);
    case 'shipments.edit': {
      const { reason, ...change } = command.input;
      const [shipment] = await product.database.db
        .select()
        .from(shipments)
        .where(eq(shipments.tracking_number, tracking_number));
      return call(command.by, path, { version: shipment?.version, change, reason });
    }
    case 'tracking.addEvent':
      return call(command.by, `/api/tracking/${tracking_number}/events`, {
        ...command.input,
        set_status: true,
      });
    case 'tracking.deleteEvent': {
      const { location, description } = command.input;
      const [event] = await product.database.db
        .select()
        .from(trackingEvents)
        .where(
          and(
            eq(trackingEvents.shipment_id, await idOf(tracking_number)),
            eq(trackingEvents.location, location),
            eq(trackingEvents.description, description),
          ),
        );
      return call(command.by, `/api/tracking/${tracking_number}/events/${event?.id}/delete`, {});
    }
    case 'positions': {
      const id = await idOf(tracking_number);
      const { broadcast } = product.dependencies;
      await product.database.transaction((transaction) =>
        recordPosition(transaction, broadcast, id, command.input),
      );
      return;
    }
    case 'instructions.save': {
      const former = await (await visitorFor(command.by)).request('GET', `${path}/instructions`);
      return call(command.by, `${path}/instructions`, {
        version: former.json().version,
        instructions: command.input,
      });
    }
    case 'documents.generate':
      return call(command.by, `${path}/documents`, { document_type: command.input, replaces: null });
    case 'documents.issue': {
      const { document_type, signature } = command.input;
      const [document] = await product.database.db
        .select()
        .from(shippingDocuments)
        .where(eq(shippingDocuments.document_number, numberOf(tracking_number, document_type)));
      const issue = `/api/documents/${document?.document_number}/issue`;
      const input = signature ? { signature } : {};
      const first = await (await visitorFor(command.by)).request('POST', issue, input);
      if (first.statusCode < 300) return;
      expect(first.json(), first.body).toMatchObject({ code: 'UNCONFIRMED' });
      const confirmed = first.json().unconfirmed.map(({ field }: { field: string }) => field);
      return call(command.by, issue, { ...input, confirmed });
    }
    case 'invoices.issue':
      return call(command.by, `${path}/invoice`, {});
    case 'invoices.recordPayment': {
      const [invoice] = await product.database.db
        .select()
        .from(invoices)
        .where(eq(invoices.shipment_id, await idOf(tracking_number)));
      return call(command.by, `/api/invoices/${invoice?.number}/payment`, command.input);
    }
    case 'quotes.request':
      serial = (Number(command.reference.slice(2, 10)) + 0.5) / SERIALS;
      return call(command.by, '/api/quotes', { ...command.input, seconds_open: 60 });
    case 'quotes.answer': {
      const { offered_cents, ...offer } = command.input;
      const quote = await quoteId(command.reference);
      return call(command.by, `/api/quotes/${quote}/answer`, { ...offer, offered: offered_cents / 100 });
    }
    case 'quotes.accept':
      return call(command.by, `/api/quotes/${await quoteId(command.reference)}/accept`, {});
    case 'quotes.decline':
      return call(command.by, `/api/quotes/${await quoteId(command.reference)}/decline`, command.input);
    case 'quotes.convert': {
      const { cost_cents, ...conversion } = command.input;
      return call(command.by, `/api/quotes/${await quoteId(command.reference)}/convert`, {
        ...conversion,
        cost: cost_cents / 100,
        tracking_number,
      });
    }
    case 'enquiries.send':
      return call(null, '/api/contact', { ...command.input, seconds_open: 60 });
    case 'enquiries.change': {
      const { email, answered } = command.input;
      const [message] = await product.database.db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.email, email));
      return call(command.by, `/api/enquiries/${message?.id}`, { answered }, 'PATCH');
    }
  }
}

async function call(
  by: DemoPerson | null,
  path: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<void> {
  const response = await (await visitorFor(by)).request(method, path, body);
  expect(response.statusCode, `${path} ${response.body}`).toBeLessThan(300);
}

/** Signs in again, because sessions expire as the clock advances by months. */
async function visitorFor(person: DemoPerson | null): Promise<Visitor> {
  return person ? product.comeBack({ user_id: person.id, email: person.email }) : product.visitor;
}

async function idOf(tracking_number: string): Promise<string> {
  const [found] = await product.database.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(eq(shipments.tracking_number, tracking_number));
  return found?.id ?? '';
}

async function quoteId(reference: string): Promise<string> {
  const [found] = await product.database.db
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.reference, reference));
  return found?.id ?? '';
}

function numberOf(tracking_number: string, type: string): string {
  const shipment = rows.shipments.find((row) => row.tracking_number === tracking_number);
  const document = rows.documents.find(
    ({ shipment_id, document_type }) => shipment_id === shipment?.id && document_type === type,
  );
  return document?.document_number ?? '';
}

type Row = Record<string, unknown>;
type About = Record<string, Row[]>;

/** A shipment's rows in the database, without random values and database timestamps. */
async function writtenAbout(tracking_number: string): Promise<About> {
  const { db } = product.database;
  const shipment_id = await idOf(tracking_number);
  const ofShipment = async (table: PgTable & { shipment_id: Parameters<typeof eq>[0] }) =>
    (await db.select().from(table).where(eq(table.shipment_id, shipment_id))) as Row[];
  const own = await db.select().from(shipments).where(eq(shipments.id, shipment_id));
  const invoiced = await db.select().from(invoices).where(eq(invoices.shipment_id, shipment_id));
  const documents = await db
    .select()
    .from(shippingDocuments)
    .where(eq(shippingDocuments.shipment_id, shipment_id));
  const quote_ids = own.flatMap(({ quote_id }) => quote_id ?? []);
  const quoted =
    quote_ids.length > 0 ? await db.select().from(quotes).where(inArray(quotes.id, quote_ids)) : [];
  const subjects = [...own, ...invoiced, ...documents, ...quoted].map(({ id }) => id);
  const allocated = await db
    .select()
    .from(paymentAllocations)
    .where(
      inArray(
        paymentAllocations.invoice_id,
        invoiced.map(({ id }) => id),
      ),
    );
  const paying = allocated.map(({ payment_id }) => payment_id);
  const names = [
    tracking_number,
    ...invoiced.map(({ number }) => number),
    ...documents.map(({ document_number }) => document_number),
    ...quoted.map(({ reference }) => reference),
  ];
  return normalized({
    shipments: own,
    legs: await ofShipment(routeLegs),
    waypoints: await ofShipment(routeWaypoints),
    events: await ofShipment(trackingEvents),
    live: await ofShipment(liveTracking),
    estimates: await ofShipment(deliveryEstimates),
    delays: await ofShipment(delayNotices),
    charges: await ofShipment(shipmentCharges),
    instructions: await ofShipment(shippingInstructions),
    documents,
    invoices: invoiced,
    invoiceLines: await db
      .select()
      .from(invoiceLines)
      .where(
        or(
          ...invoiced.map(({ id }) => eq(invoiceLines.invoice_id, id)),
          eq(invoiceLines.invoice_id, shipment_id),
        ),
      ),
    payments: await db.select().from(payments).where(inArray(payments.id, paying)),
    quotes: quoted,
    notifications: await db.select().from(notifications).where(inArray(notifications.related_id, names)),
    audit: await db.select().from(auditLog).where(inArray(auditLog.subject_id, subjects)),
  });
}

/** The same rows of the demonstration. */
function expectedAbout(tracking_number: string): About {
  const own = rows.shipments.filter((row) => row.tracking_number === tracking_number);
  const [shipment] = own;
  const ofShipment = <Of extends { shipment_id: string }>(all: readonly Of[]) =>
    all.filter(({ shipment_id }) => shipment_id === shipment?.id);
  const invoiced = ofShipment(rows.invoices);
  const documents = ofShipment(rows.documents);
  const quoted = rows.quotes.filter(({ id }) => id === shipment?.quote_id);
  const subjects = [...own, ...invoiced, ...documents, ...quoted].map(({ id }) => id);
  const paying = rows.paymentAllocations
    .filter(({ invoice_id }) => invoiced.some(({ id }) => id === invoice_id))
    .map(({ payment_id }) => payment_id);
  const names = [
    tracking_number,
    ...invoiced.map(({ number }) => number),
    ...documents.map(({ document_number }) => document_number),
    ...quoted.map(({ reference }) => reference),
  ];
  return normalized({
    shipments: own,
    legs: ofShipment(rows.legs),
    waypoints: ofShipment(rows.waypoints),
    events: ofShipment(rows.events),
    live: ofShipment(rows.live),
    estimates: ofShipment(rows.estimates),
    delays: ofShipment(rows.delays),
    charges: ofShipment(rows.charges),
    instructions: ofShipment(rows.instructions).map(withoutLists),
    documents,
    invoices: invoiced,
    invoiceLines: rows.invoiceLines.filter(({ invoice_id }) => invoiced.some(({ id }) => id === invoice_id)),
    payments: rows.payments.filter(({ id }) => paying.includes(id)),
    quotes: quoted,
    notifications: rows.notifications.filter(({ related_id }) => names.includes(related_id ?? '')),
    audit: rows.audit.filter(({ subject_id }) => subjects.includes(subject_id ?? '')),
  });
}

/** Random values and database timestamps. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  payments: ['created_at'],
  legs: ['drawing_id'],
  documents: ['verification_code'],
  notifications: ['created_at', 'read', 'digest_due'],
  audit: ['created_at'],
};
const IDS = [
  'id',
  'shipment_id',
  'quote_id',
  'invoice_id',
  'subject_id',
  'arrival_event_id',
  'recorded_at',
  'updated_at',
];

function normalized(about: Record<string, readonly object[]>): About {
  return Object.fromEntries(
    Object.entries(about).map(([table, its]) => [
      table,
      its
        .map((row) => comparable({ ...row }, [...IDS, ...(LEFT_OUT[table] ?? [])]) as Row)
        .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    ]),
  );
}

/** Invoice numbers differ, because fewer are issued. */
const INVOICE_NUMBER = /(INV(?:-NL|-SG)?)-\d{4}-\d{5}/g;
/** The id of a message, which notifications contain. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/;

function comparable(value: unknown, left_out: readonly string[] = IDS): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') {
    if (MOMENT.test(value)) return new Date(value).toISOString();
    return UUID.test(value) && !people.has(value) ? 'an id' : value.replaceAll(INVOICE_NUMBER, '$1');
  }
  if (Array.isArray(value)) return value.map((part) => comparable(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !left_out.includes(key))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, comparable(part)]),
  );
}
