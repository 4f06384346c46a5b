import { calendarDay, noonOfDay } from '#domain/calendar/calendar-day.ts';
import { countryName } from '#domain/places/countries.ts';
import type { QuoteUrgency, ShipmentType } from '#domain/quotes/quote-choices.ts';
import { newQuoteReference } from '#domain/quotes/quote-reference.ts';
import type { QuoteRequest } from '#domain/quotes/quote-request.ts';
import { SERVICE_OF_URGENCY } from '#domain/quotes/quote-service.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import { type Cargo, commoditiesFor, describeCargo, drawCargo } from '../cargo.ts';
import type { City } from '../cities.ts';
import type { Command } from '../commands.ts';
import type { Commodity } from '../commodities.ts';
import { deliveryOf, type Itinerary } from '../journeys/itineraries.ts';
import { after, before, DAY_MS, HOUR_MS } from '../journeys/moments.ts';
import { workingUntil } from '../journeys/working-time.ts';
import { type DemoPeople, type DemoPerson, onDuty } from '../people.ts';
import { type DemoPricing, requestOf } from '../pricing.ts';
import { PROSPECTS } from '../prospects.ts';
import type { Random } from '../random.ts';
import type { DemoShipment } from '../shipments.ts';

type Asker = Pick<DemoPerson, 'full_name' | 'email' | 'company_name'>;

interface Wanted {
  asker: Asker;
  itinerary: Itinerary;
  cargo: Cargo;
  service_type: ServiceType;
}

type OpenState = 'pending' | 'approved' | 'rejected';

/** Counts of unconverted quotes, without those of the demo customer. */
const OPEN_COUNTS: readonly (readonly [state: OpenState, others: number, customer: number])[] = [
  ['pending', 7, 1],
  ['approved', 17, 2],
  ['rejected', 8, 1],
];
/** Age in days. Requests are answered within one day. */
const AGE_DAYS: Readonly<Record<OpenState, readonly [youngest: number, oldest: number]>> = {
  pending: [0.02, 0.8],
  approved: [1, 21],
  rejected: [9, 60],
};
/** One offer to the demo customer is open and one has expired, regardless of the seed. */
const CUSTOMER_OFFER_AGE_DAYS = [
  [2, 6],
  [17, 21],
] as const;
const ACCEPTED_AFTER_DAYS = [0.7, 5] as const;
const ANSWERED_AFTER_HOURS = [1, 14] as const;
const DECLINED_AFTER_DAYS = [0.5, 6] as const;
const REFUSALS = ['Another forwarder was cheaper', 'The order was cancelled', ''] as const;
const PROSPECT_SHARE = 0.35;

const NOTES: Readonly<Record<TransportMode, string>> = {
  sea: 'Door to door, with terminal handling at both ports. Duties and taxes are charged at cost.',
  air: 'Airport handling and security screening included. Space is held for two days after you accept.',
  road: 'One truck, no transhipment. Loading time up to two hours is included.',
  rail: 'Container by rail with collection and delivery by truck. Departures on Tuesdays and Fridays.',
};

/** The converted quotes, up to their acceptance or conversion. */
export function quotedShipments(
  shipments: readonly DemoShipment[],
  people: DemoPeople,
  random: Random,
): Command[] {
  return shipments.flatMap((shipment): Command[] => {
    const { origin, schedule, client, itinerary, tracking_number, price_cents, draft } = shipment;
    if (origin === 'web') return [];
    const reference = newQuoteReference(random.next());
    const at = workingUntil(
      random,
      before(schedule.booked, random.between(...ACCEPTED_AFTER_DAYS) * DAY_MS),
      itinerary.shipper,
    );
    const quoted = [
      request(reference, at, { ...shipment, asker: client }, client, random),
      answer(
        reference,
        after(at, random.between(...ANSWERED_AFTER_HOURS) * HOUR_MS),
        itinerary,
        price_cents,
        people,
      ),
    ];
    const booked = { at: schedule.booked, reference, tracking_number };
    if (origin === 'accepted')
      return [...quoted, { ...booked, operation: 'quotes.accept', by: client, input: null }];
    const input = {
      origin_address: draft.origin_address,
      destination_address: draft.destination_address,
      cost_cents: price_cents,
      priority: draft.priority,
      transport_mode: itinerary.mode,
      estimated_delivery_date: noonOfPromise(shipment),
    };
    return [...quoted, { ...booked, operation: 'quotes.convert', by: onDuty(people, at), input }];
  });
}

/** Noon of the estimated delivery day, as the console promises it. */
function noonOfPromise({ schedule, itinerary, service_type }: DemoShipment): Date {
  const promised = deliveryOf(itinerary, service_type, schedule.booked);
  const { time_zone } = itinerary.consignee;
  return noonOfDay(calendarDay(promised, time_zone), time_zone);
}

/** Quotes that are not accepted. */
export function openQuotes(
  people: DemoPeople,
  itineraries: readonly Itinerary[],
  pricing: DemoPricing,
  now: Date,
  random: Random,
): Command[] {
  const { customer, clients } = people;
  const imports = itineraries.filter(
    ({ lane, mode }) => lane.destination.country === 'US' && goodsOf(customer, mode, lane).length > 0,
  );
  const world = { people, pricing, now, random };
  return OPEN_COUNTS.flatMap(([state, of_others, of_customer]) => [
    ...Array.from({ length: of_customer }, (_, index) => {
      const itinerary = random.pick(imports);
      const goods = goodsOf(customer, itinerary.mode, itinerary.lane);
      const age = (state === 'approved' && CUSTOMER_OFFER_AGE_DAYS[index]) || AGE_DAYS[state];
      return openQuote(world, { state, asker: customer, client: customer, itinerary, goods, age });
    }),
    ...Array.from({ length: of_others }, () => {
      // A prospect without an account declines by not responding.
      const isProspect = state !== 'rejected' && random.happens(PROSPECT_SHARE);
      const client = isProspect ? null : random.pick(clients);
      const asker = client ?? random.pick(PROSPECTS.filter(({ sectors }) => sectors.length > 0));
      const sold = itineraries.filter(({ lane, mode }) => goodsOf(asker, mode, lane).length > 0);
      const itinerary = random.pick(client ? fromOrTo(client.country, sold) : sold);
      const goods = goodsOf(asker, itinerary.mode, itinerary.lane);
      return openQuote(world, { state, asker, client, itinerary, goods, age: AGE_DAYS[state] });
    }),
  ]).flat();
}

interface QuoteWorld {
  people: DemoPeople;
  pricing: DemoPricing;
  now: Date;
  random: Random;
}

interface OpenQuote {
  state: OpenState;
  asker: Asker;
  /** The asker's account; null for a prospect. */
  client: DemoPerson | null;
  itinerary: Itinerary;
  goods: readonly Commodity[];
  /** In days, from and to. */
  age: readonly [number, number];
}

function openQuote(
  { people, pricing, now, random }: QuoteWorld,
  { state, asker, client, itinerary, goods, age }: OpenQuote,
): Command[] {
  const requested_at = before(now, random.between(...age) * DAY_MS);
  const at = state === 'pending' ? requested_at : workingUntil(random, requested_at, itinerary.shipper);
  const commodity = random.pick(goods);
  const cargo = drawCargo(random, commodity, itinerary.mode);
  const reference = newQuoteReference(random.next());
  const service_type = itinerary.services.has('express') && random.happens(0.3) ? 'express' : 'standard';
  const requested = request(reference, at, { asker, itinerary, cargo, service_type }, client, random);
  if (state === 'pending') return [requested];
  const answered_at = after(at, random.between(...ANSWERED_AFTER_HOURS) * HOUR_MS);
  const wanted = requestOf(itinerary, cargo, service_type, 'quote');
  const { total } = pricing.priceOf(wanted, itinerary, answered_at, client?.organisation_id ?? null);
  const answered = answer(reference, answered_at, itinerary, total.amount, people);
  if (state === 'approved' || !client) return [requested, answered];
  const declined_at = after(answered_at, random.between(...DECLINED_AFTER_DAYS) * DAY_MS);
  const reason = random.pick(REFUSALS);
  return [
    requested,
    answered,
    { operation: 'quotes.decline', at: declined_at, by: client, reference, input: { reason } },
  ];
}

/** A lane of that country, or any lane if there is none. */
function fromOrTo(country: string, itineraries: readonly Itinerary[]): readonly Itinerary[] {
  const near = itineraries.filter(({ lane }) =>
    [lane.origin.country, lane.destination.country].includes(country),
  );
  return near.length > 0 ? near : itineraries;
}

function goodsOf(
  { sectors }: Pick<DemoPerson, 'sectors'>,
  mode: TransportMode,
  lane: Itinerary['lane'],
): Commodity[] {
  return commoditiesFor(mode, lane).filter(({ sector }) => sectors.includes(sector));
}

/** Signed in if the requester has an account. */
function request(
  reference: string,
  at: Date,
  wanted: Wanted,
  by: DemoPerson | null,
  random: Random,
): Command {
  const { asker, itinerary, cargo, service_type } = wanted;
  const input: QuoteRequest = {
    origin: inWords(itinerary.lane.origin),
    destination: inWords(itinerary.lane.destination),
    shipment_type: shipmentTypeOf(cargo),
    weight: cargo.weight,
    dimensions: cargo.dimensions,
    value: cargo.value_cents / 100,
    description: describeCargo(cargo),
    transport_modes: [itinerary.mode === 'sea' ? 'ocean' : itinerary.mode],
    urgency: urgencyOf(service_type),
    contact_name: asker.full_name,
    email: asker.email,
    phone: random.happens(0.6) ? `+1 (${random.pick(AREA_CODES)}) 555-01${random.whole(10, 99)}` : '',
    company: asker.company_name ?? '',
  };
  return { operation: 'quotes.request', at, by, reference, input };
}

function answer(
  reference: string,
  at: Date,
  { mode }: Itinerary,
  offered_cents: number,
  people: DemoPeople,
): Command {
  const input = { offered_cents, offered_mode: mode, offer_note: NOTES[mode] };
  return { operation: 'quotes.answer', at, by: onDuty(people, at), reference, input };
}

function inWords({ name, country }: City): string {
  return `${name}, ${countryName(country)}`;
}

function urgencyOf(service_type: ServiceType): QuoteUrgency {
  const [urgency] = Object.entries(SERVICE_OF_URGENCY).find(([, service]) => service === service_type) ?? [];
  return (urgency ?? 'standard') as QuoteUrgency;
}

/** 555-01xx numbers are reserved for fiction. */
const AREA_CODES = [212, 310, 312, 404, 503, 617] as const;

function shipmentTypeOf({ commodity: { flags } }: Cargo): ShipmentType {
  if (flags.includes('dangerous_goods')) return 'hazardous';
  if (flags.includes('temperature_controlled')) return 'perishable';
  return flags.includes('fragile') ? 'fragile' : 'general';
}
