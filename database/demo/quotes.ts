import { newQuoteReference } from '#domain/quotes/quote-reference.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { chargeableWeight } from '#domain/routing/chargeable-weight.ts';
import { priceRoute } from '#domain/routing/route-estimates.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import type { quotes } from '#server/quotes/quotes-table.ts';
import { type Cargo, commoditiesFor, describeCargo, drawCargo } from './cargo.ts';
import type { Chance } from './chance.ts';
import type { Commodity } from './commodities.ts';
import type { Itinerary } from './itineraries.ts';
import { amid, before, DAY_MS } from './moments.ts';
import { answered, offerOf } from './offers.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { PROSPECTS } from './prospects.ts';
import type { DemoShipment } from './shipments.ts';

type NewQuote = typeof quotes.$inferInsert;

interface Asker {
  id: string | null;
  full_name: string;
  email: string;
  company_name: string | null;
}

interface Request {
  id: string;
  asker: Asker;
  way: Itinerary;
  cargo: Cargo;
  service_type: ServiceType;
  created_at: Date;
}

/** Quotes that did not become shipments; those of the demo customer are counted apart. */
const OPEN_COUNTS: readonly (readonly [status: OpenStatus, clients: number, customer: number])[] = [
  ['pending', 17, 2],
  ['approved', 13, 2],
  ['rejected', 7, 1],
];
type OpenStatus = Exclude<QuoteStatus, 'converted'>;
/** How long ago they were asked for. */
const AGE_DAYS: Readonly<Record<OpenStatus, readonly [youngest: number, oldest: number]>> = {
  pending: [0.05, 4],
  approved: [2, 21],
  rejected: [9, 60],
};
/** Of the demo customer's offers one is open and one has expired, whatever is drawn. */
const CUSTOMER_OFFER_AGE_DAYS = [
  [2, 6],
  [17, 21],
] as const;
/** A converted one became a shipment this long after it was asked for. */
const CONVERTED_AFTER_DAYS = [0.5, 5] as const;
const PROSPECT_SHARE = 0.35;

export function quoteRows(
  shipments: readonly DemoShipment[],
  people: DemoPeople,
  itineraries: readonly Itinerary[],
  now: Date,
  chance: Chance,
): NewQuote[] {
  const { customer, clients, dispatcher } = people;
  const imports = itineraries.filter(
    ({ lane, mode }) => lane.destination.country === 'US' && goodsOf(customer, mode, lane).length > 0,
  );
  const drawAsker = () => chance.pick<Asker>(chance.happens(PROSPECT_SHARE) ? prospects : clients);
  return [
    ...shipments.flatMap((shipment) =>
      shipment.quote_id ? [convertedQuote(shipment, shipment.quote_id, dispatcher, chance)] : [],
    ),
    ...OPEN_COUNTS.flatMap(([status, of_clients, of_customer]) => [
      ...Array.from({ length: of_customer }, (_, index) => {
        const way = chance.pick(imports);
        const age = status === 'approved' ? CUSTOMER_OFFER_AGE_DAYS[index] : undefined;
        const goods = goodsOf(customer, way.mode, way.lane);
        return answered(
          openQuote(status, customer, way, goods, now, chance, age),
          dispatcher,
          way.mode,
          chance,
        );
      }),
      ...Array.from({ length: of_clients }, () => {
        const way = chance.pick(itineraries);
        const quote = openQuote(status, drawAsker(), way, commoditiesFor(way.mode, way.lane), now, chance);
        return answered(quote, dispatcher, way.mode, chance);
      }),
    ]),
  ];
}

const prospects: readonly Asker[] = PROSPECTS.map((prospect) => ({ ...prospect, id: null }));

function goodsOf({ sectors }: DemoPerson, mode: Itinerary['mode'], lane: Itinerary['lane']): Commodity[] {
  return commoditiesFor(mode, lane).filter(({ sector }) => sectors.includes(sector));
}

function convertedQuote(
  shipment: DemoShipment,
  id: string,
  dispatcher: DemoPerson,
  chance: Chance,
): NewQuote {
  const { client, itinerary, cargo, service_type, cost_cents, schedule } = shipment;
  const created_at = before(schedule.created_at, chance.between(...CONVERTED_AFTER_DAYS) * DAY_MS);
  const request = { id, asker: client, way: itinerary, cargo, service_type, created_at };
  const answered_at = amid(created_at, schedule.created_at, 0.15);
  return {
    ...quoteRow(request, chance),
    estimated_cost_cents: cost_cents,
    status: 'converted',
    ...offerOf(cost_cents, itinerary.mode, answered_at, dispatcher),
    decided_at: schedule.created_at,
  };
}

function openQuote(
  status: OpenStatus,
  asker: Asker,
  way: Itinerary,
  goods: readonly Commodity[],
  now: Date,
  chance: Chance,
  age: readonly [youngest: number, oldest: number] = AGE_DAYS[status],
) {
  const created_at = before(now, chance.between(...age) * DAY_MS);
  const cargo = drawCargo(chance, chance.pick(goods), way.mode);
  const service_type = way.mode === 'air' && chance.happens(0.5) ? 'express' : 'standard';
  const id = chance.idAt(created_at);
  return { ...quoteRow({ id, asker, way, cargo, service_type, created_at }, chance), status };
}

function quoteRow({ id, asker, way, cargo, service_type, created_at }: Request, chance: Chance) {
  const { origin, destination } = way.lane;
  const { chargeable_kg } = chargeableWeight(way.mode, {
    cargo_weight: cargo.weight,
    cargo_dimensions: cargo.dimensions,
  });
  const lines = priceRoute(way.mode, { distance_km: way.distance_km, chargeable_kg, service_type });
  return {
    id,
    reference: newQuoteReference(chance.between(0, 1)),
    user_id: asker.id,
    email: asker.email,
    contact_name: asker.full_name,
    phone: chance.happens(0.6) ? `+1 (${chance.pick(AREA_CODES)}) 555-01${chance.whole(10, 99)}` : '',
    company_name: asker.company_name ?? '',
    origin_address: origin.address,
    origin_city: origin.name,
    origin_country: origin.country,
    origin_postal_code: origin.postal_code,
    destination_address: destination.address,
    destination_city: destination.name,
    destination_country: destination.country,
    destination_postal_code: destination.postal_code,
    cargo_description: describeCargo(cargo),
    cargo_weight: cargo.weight,
    cargo_dimensions: cargo.dimensions,
    cargo_value_cents: cargo.value_cents,
    shipment_type: shipmentTypeOf(cargo),
    urgency: service_type === 'standard' ? 'standard' : service_type === 'express' ? 'express' : 'urgent',
    service_type,
    preferred_transport: [way.mode === 'sea' ? 'ocean' : way.mode],
    estimated_cost_cents: lines.reduce((total, { amount_cents }) => total + amount_cents, 0),
    offer_note: '',
    created_at,
  };
}

/** With 555-01xx these numbers are reserved for fiction. */
const AREA_CODES = [212, 310, 312, 404, 503, 617] as const;

function shipmentTypeOf({ commodity, weight }: Cargo): string {
  if (commodity.flags.includes('dangerous_goods')) return 'hazardous';
  if (commodity.flags.includes('temperature_controlled')) return 'perishable';
  if (commodity.flags.includes('fragile')) return 'fragile';
  return weight > OVERSIZED_KG ? 'oversized' : 'general';
}

const OVERSIZED_KG = 18_000;
