import type { NotificationText } from '#domain/notifications/notification.ts';
import type { Geography } from '#domain/routing/geography.ts';
import type { Track } from '#domain/tracking/track.ts';
import type { auditLog } from '#server/audit/audit-log-table.ts';
import type { shippingDocuments } from '#server/documents/shipping-documents-table.ts';
import type { shippingInstructions } from '#server/documents/shipping-instructions-table.ts';
import type { contactMessages } from '#server/enquiries/contact-messages-table.ts';
import type { invoiceLines } from '#server/invoices/invoice-lines-table.ts';
import type { invoices } from '#server/invoices/invoices-table.ts';
import type { paymentAllocations, payments } from '#server/invoices/payments/payments-table.ts';
import type { Charge } from '#server/invoices/shipment-charges-table.ts';
import type { delayNotices } from '#server/notifications/delay-notices-table.ts';
import type { notifications } from '#server/notifications/notifications-table.ts';
import type { quotes } from '#server/quotes/quotes-table.ts';
import type { deliveryEstimates } from '#server/shipment-records/delivery-estimates-table.ts';
import type { ShipmentRecord } from '#server/shipment-records/shipments-table.ts';
import type { trackingEvents } from '#server/tracking/events/tracking-events-table.ts';
import type { LiveRecord } from '#server/tracking/live-tracking-table.ts';
import type { routeLegs } from '#server/tracking/route/route-legs-table.ts';
import type { WaypointRecord } from '#server/tracking/route/route-waypoints-table.ts';
import type { DemoStory } from '../demo-rows.ts';
import type { Itinerary } from '../journeys/itineraries.ts';
import type { DemoPeople, DemoPerson } from '../people.ts';
import type { DemoPricing } from '../pricing.ts';
import type { Random } from '../random.ts';

type Full<Table extends { $inferSelect: object }> = Table['$inferSelect'];

/** A shipment and its rows after the commands so far. */
export interface RecordedShipment {
  row: ShipmentRecord;
  client: DemoPerson;
  track: Track;
  legs: Full<typeof routeLegs>[];
  waypoints: WaypointRecord[];
  live: LiveRecord | null;
  charges: readonly Charge[];
  instructions: Full<typeof shippingInstructions> | null;
  documents: Map<string, Full<typeof shippingDocuments>>;
  invoice: Full<typeof invoices> | null;
}

/** The rows that commands have written, in memory, because thousands of calls would take half a minute. */
export class Records {
  readonly shipments = new Map<string, RecordedShipment>();
  readonly quotes = new Map<string, Full<typeof quotes>>();
  readonly messages: Full<typeof contactMessages>[] = [];
  events: Full<typeof trackingEvents>[] = [];
  readonly estimates: Full<typeof deliveryEstimates>[] = [];
  readonly delays = new Map<string, Full<typeof delayNotices>>();
  readonly invoice_lines: Full<typeof invoiceLines>[] = [];
  readonly payments: Full<typeof payments>[] = [];
  readonly payment_allocations: Full<typeof paymentAllocations>[] = [];
  /** The last invoice number of each prefix, by year. */
  readonly invoice_numbers = new Map<string, Map<number, number>>();
  readonly document_numbers = new Set<string>();
  readonly notifications: Full<typeof notifications>[] = [];
  readonly audit: Full<typeof auditLog>[] = [];

  readonly geography: Geography;
  readonly people: DemoPeople;
  readonly pricing: DemoPricing;
  readonly random: Random;
  private readonly itineraries: ReadonlyMap<string, Itinerary>;

  constructor(
    geography: Geography,
    {
      people,
      pricing,
      itineraries,
      random,
    }: Pick<DemoStory, 'people' | 'pricing' | 'itineraries' | 'random'>,
  ) {
    this.geography = geography;
    this.people = people;
    this.pricing = pricing;
    this.random = random;
    this.itineraries = new Map(
      itineraries.map((itinerary) => [
        keyOf(itinerary.lane.origin.name, itinerary.lane.destination.name, itinerary.mode),
        itinerary,
      ]),
    );
  }

  itinerary(origin: string, destination: string, mode: string): Itinerary {
    return known(
      this.itineraries.get(keyOf(origin, destination, mode)),
      `${origin} to ${destination} by ${mode}`,
    );
  }

  shipment(tracking_number: string): RecordedShipment {
    return known(this.shipments.get(tracking_number), tracking_number);
  }

  quote(reference: string): Full<typeof quotes> {
    return known(this.quotes.get(reference), reference);
  }

  id(at: Date): string {
    return this.random.idAt(at);
  }

  writeAudit(
    at: Date,
    entry: Pick<Full<typeof auditLog>, 'actor_id' | 'action' | 'subject_type' | 'subject_id' | 'detail'>,
  ): void {
    this.audit.push({ ...entry, api_key: null, id: this.id(at), created_at: at });
  }

  notify(at: Date, user_id: string, words: NotificationText): void {
    this.notifications.push({
      related_id: null,
      related_type: null,
      ...words,
      id: this.id(at),
      user_id,
      read: true,
      created_at: at,
      updated_at: at,
      // The daily digest has been sent.
      digest_due: false,
    });
  }

  /** Every dispatcher and admin. */
  notifyStaff(at: Date, words: NotificationText): void {
    for (const { id } of [...this.people.dispatchers, this.people.admin]) this.notify(at, id, words);
  }
}

function keyOf(origin: string, destination: string, mode: string): string {
  return `${origin}|${destination}|${mode}`;
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RangeError(`The demonstration has no ${name}.`);
  return value;
}
