import type { Geography } from '#domain/routing/geography.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { chargeRow } from '#server/invoices/shipment-charges-table.ts';
import { addressBookRows } from './address-books.ts';
import { drawBookings } from './bookings.ts';
import { carrierBookingRows } from './carrier-bookings.ts';
import type { Command } from './commands.ts';
import { contractLines } from './contract.ts';
import { conversationRows } from './conversations.ts';
import { costRows } from './costs.ts';
import { contactMessages } from './enquiries.ts';
import { exceptionRows } from './exceptions.ts';
import { type Itinerary, planItineraries } from './journeys/itineraries.ts';
import { legJourneys } from './journeys/leg-journeys.ts';
import { ningboDuisburg } from './ningbo/ningbo-duisburg.ts';
import { accountRows, type DemoPeople, type DemoPerson, drawPeople } from './people.ts';
import { type DemoPricing, demoPricing } from './pricing.ts';
import { type Random, seededRandom } from './random.ts';
import { applyAll } from './records/apply.ts';
import { correctInvoices } from './records/corrections.ts';
import { declarationRows } from './records/declarations.ts';
import { payInPart } from './records/part-payment.ts';
import { paymentReminderRows } from './records/payment-reminders.ts';
import { Records } from './records/records.ts';
import { supplierBillRows } from './records/supplier-bills.ts';
import { type DemoShipment, drawShipments } from './shipments.ts';
import { signInRows } from './sign-ins.ts';
import { documentStories } from './stories/document-story.ts';
import { invoiceStory } from './stories/invoice-story.ts';
import { openQuotes, quotedShipments } from './stories/quote-story.ts';
import { shipmentStory } from './stories/shipment-story.ts';
import { type DemoRates, demoRates } from './tariffs.ts';
import { taskRows } from './tasks.ts';

/** An arbitrary seed; another one gives another world of the same kind. */
const SEED = 20_261_120;
const WAITING = new Set<ShipmentStatus>(['created', 'pending', 'confirmed', 'cancelled']);
/** The number of unread notifications per person, the newest ones. */
const UNREAD = 3;

export type DemoRows = ReturnType<typeof demoRows>;

/**
 * All rows of the demonstration except the password hash; all times are relative to `now`.
 *
 * @param story the one of `now`, if it exists already; its random numbers continue.
 */
export function demoRows(geography: Geography, now: Date, story = demoStory(geography, now)) {
  const { people, commands, random, shipments: drawn } = story;
  const records = new Records(geography, story);
  applyAll(records, commands);
  leaveUnread(records);
  const shipments = [...records.shipments.values()];
  const conversations = conversationRows(
    shipments.map(({ row }) => row),
    people,
    now,
  );
  const { entries, ...accounts } = accountRows(people, random);
  const signIns = signInRows(people, now, random);
  const journeys = legJourneys(
    drawn.flatMap((shipment) => {
      const record = shipments.find(({ row }) => row.tracking_number === shipment.tracking_number);
      return record
        ? [{ shipment, row: record.row, legs: record.legs, instructions: record.instructions?.instructions }]
        : [];
    }),
    now,
    random,
  );
  const ningbo = ningboDuisburg(geography, people.clients[0] as DemoPerson, now, random);
  const legDetails = [...ningbo.legDetails, ...journeys.details];
  const carrierBookings = carrierBookingRows(legDetails, now, random);
  const recorded = { shipments, carrierBookings, people };
  const exceptions = exceptionRows(
    {
      ...recorded,
      delays: records.delays,
      ningbo: ningbo.shipment,
      timeZones: geography.timeZones,
    },
    now,
  );
  const tasks = taskRows(
    { ...recorded, ningbo: ningbo.shipment, legDetails, exceptions: exceptions.rows },
    now,
  );
  const costs = costRows(shipments, exceptions.rows, ningbo.shipment.id);
  const corrections = correctInvoices(records, costs, now);
  payInPart(records, now);
  const invoices = [...shipments.flatMap(({ invoice }) => invoice ?? []), ...corrections.invoices];
  const supplierBills = supplierBillRows(costs, people, now);
  return {
    ...accounts,
    quotes: [...records.quotes.values()],
    messages: records.messages,
    conversations,
    addressBooks: addressBookRows(
      accounts.organisations,
      shipments.map(({ row }) => row),
      shipments.flatMap(({ instructions }) => instructions ?? []),
    ),
    shipments: shipments.map(({ row }) => row),
    charges: shipments.flatMap(({ row, charges, invoice }) =>
      charges.map((charge, charge_order) => ({
        ...chargeRow(charge),
        status: invoice && charge.side !== 'buy' ? ('invoiced' as const) : ('estimated' as const),
        shipment_id: row.id,
        charge_order,
      })),
    ),
    legs: shipments.flatMap(({ legs }) => legs),
    waypoints: shipments.flatMap(({ waypoints }) => waypoints),
    events: records.events,
    estimates: records.estimates,
    delays: [...records.delays.values()],
    live: shipments.flatMap(({ live }) => live ?? []),
    instructions: shipments.flatMap(({ instructions }) => instructions ?? []),
    documents: shipments.flatMap(({ documents }) => [...documents.values()]),
    invoices,
    payments: records.payments,
    paymentAllocations: records.payment_allocations,
    paymentReminders: paymentReminderRows(invoices, now),
    /** Of credit notes and supplementary invoices. */
    correctedCharges: corrections.charges,
    invoiceLines: records.invoice_lines,
    invoiceNumbers: [...records.invoice_numbers].flatMap(([prefix, years]) =>
      [...years].map(([year, last]) => ({ prefix, year, last })),
    ),
    notifications: records.notifications,
    audit: [...entries, ...records.audit],
    signIns,
    /** When the boxes of shipments that have left were weighed. */
    weighed: weighings(drawn, shipments, now),
    legDetails: journeys.details,
    milestones: journeys.milestones,
    rates: story.rates,
    carrierBookings,
    exceptions,
    tasks,
    declarations: declarationRows({ shipments, events: records.events, people }, now),
    supplierBills,
    /** Beyond those of the bookings. */
    costs: supplierBills.costs,
    ningbo,
    dispatcher_id: people.dispatcher.id,
  };
}

function weighings(
  drawn: readonly DemoShipment[],
  records: readonly { row: { id: string; tracking_number: string } }[],
  now: Date,
): ReadonlyMap<string, Date> {
  const left = drawn.filter(({ status, schedule }) => !WAITING.has(status) && schedule.sailed <= now);
  const at = new Map(left.map(({ tracking_number, schedule }) => [tracking_number, schedule.picked_up]));
  return new Map(
    records.flatMap(({ row }) => {
      const weighed_at = at.get(row.tracking_number);
      return weighed_at ? [[row.id, weighed_at] as const] : [];
    }),
  );
}

export interface DemoStory {
  people: DemoPeople;
  itineraries: readonly Itinerary[];
  commands: readonly Command[];
  random: Random;
  shipments: readonly DemoShipment[];
  rates: DemoRates;
  pricing: DemoPricing;
}

/** The people and their actions. */
export function demoStory(geography: Geography, now: Date): DemoStory {
  const random = seededRandom(SEED);
  const itineraries = planItineraries(geography);
  const people = drawPeople(random, now);
  const published = demoPricing(geography, demoRates(geography, itineraries, now));
  const bookings = drawBookings(random, now, people, itineraries, published);
  const { organisation_id } = people.customer;
  const contract = { organisation_id, lines: contractLines(geography, bookings, published) };
  const rates = demoRates(geography, itineraries, now, contract);
  const pricing = demoPricing(geography, rates);
  const shipments = drawShipments(random, bookings, pricing);
  const commands = [
    ...quotedShipments(shipments, people, random),
    ...openQuotes(people, itineraries, pricing, now, random),
    ...shipments.flatMap((shipment) => shipmentStory(shipment, people, now, random)),
    ...documentStories(shipments, people, geography.timeZones, now, random),
    ...shipments.flatMap((shipment) => invoiceStory(shipment, people, now, random)),
    ...contactMessages(people, now),
  ];
  return { random, people, itineraries, shipments, commands, rates, pricing };
}

function leaveUnread({ notifications }: Records): void {
  const seen = new Map<string, number>();
  for (const notification of notifications.toReversed()) {
    const newer = seen.get(notification.user_id) ?? 0;
    seen.set(notification.user_id, newer + 1);
    notification.read = newer >= UNREAD;
  }
}
