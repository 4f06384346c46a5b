import { defaultValidity } from '#domain/quotes/offer.ts';
import { SHIPMENT_TYPE_NAMES, type ShipmentType } from '#domain/quotes/quote-choices.ts';
import { SERVICE_OF_URGENCY } from '#domain/quotes/quote-service.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import { firstEstimate, routeOfQuote } from '#server/quotes/first-estimate.ts';
import { offerLabel } from '#server/quotes/quote-labels.ts';
import type { quotes } from '#server/quotes/quotes-table.ts';
import { NO_TARIFF_PRICES } from '#server/rates/pricing/tariff-prices.ts';
import type { CommandOf } from '../commands.ts';
import { deliveryOf } from '../journeys/itineraries.ts';
import type { DemoPerson } from '../people.ts';
import { book } from './booking.ts';
import type { Records } from './records.ts';

type QuoteRow = typeof quotes.$inferSelect;

const CENTS = 100;

/** What `quotes.request` writes. */
export function request(records: Records, { at, by, reference, input }: CommandOf<'quotes.request'>): void {
  const { transport_modes } = input;
  const route = routeOfQuote(records.geography, input);
  const prices = route.request
    ? records.pricing.pricesOf(route.request, at, by?.organisation_id ?? null)
    : NO_TARIFF_PRICES;
  const { origin, destination, estimates } = firstEstimate(records.geography, route, {
    transport_modes,
    prices,
    now: at,
  });
  const owner = records.people.all.find(({ email }) => email === input.email);
  const costs = estimates.map(({ estimated_cost_cents }) => estimated_cost_cents);
  const id = records.id(at);
  records.quotes.set(reference, {
    id,
    reference,
    organisation_id: owner?.organisation_id ?? null,
    email: input.email,
    contact_name: input.contact_name,
    phone: input.phone,
    company_name: input.company,
    origin_address: origin.address,
    origin_city: origin.city,
    origin_country: origin.country,
    origin_postal_code: '',
    destination_address: destination.address,
    destination_city: destination.city,
    destination_country: destination.country,
    destination_postal_code: '',
    cargo_description: input.description,
    cargo_weight: input.weight,
    cargo_dimensions: input.dimensions,
    cargo_value_cents: input.value === null ? null : Math.round(input.value * CENTS),
    shipment_type: input.shipment_type,
    urgency: input.urgency,
    service_type: SERVICE_OF_URGENCY[input.urgency],
    preferred_transport: input.transport_modes,
    estimated_cost_cents: costs.length > 0 ? Math.min(...costs) : null,
    estimates,
    status: 'pending',
    offered_cents: null,
    option_revision: 0,
    offered_mode: null,
    offer_note: '',
    valid_until: null,
    answered_at: null,
    answered_by: null,
    accepted_option: null,
    decided_at: null,
    decline_reason: '',
    created_at: at,
    updated_at: at,
  });
  records.notifyStaff(at, {
    kind: 'enquiry',
    type: 'info',
    title: 'New quote request',
    message: `${reference}: ${input.origin} to ${input.destination}, from ${input.company || input.contact_name || input.email}`,
    related_id: reference,
    related_type: 'quote',
  });
  writeAudit(records, { at, by }, 'quotes.request', id, { reference });
}

/** What `quotes.answer` writes; a customer without an account only gets a mail. */
export function answer(records: Records, { at, by, reference, input }: CommandOf<'quotes.answer'>): void {
  const quote = records.quote(reference);
  const { offered_cents, offered_mode, offer_note } = input;
  const offer = { offered_cents, offered_mode, offer_note, valid_until: defaultValidity(at) };
  Object.assign(quote, offer, { status: 'approved', answered_at: at, answered_by: by.id, decided_at: null });
  writeAudit(records, { at, by }, 'quotes.answer', quote.id, { reference, ...offer });
  const client = clientOf(records, quote);
  if (client)
    records.notify(at, client.id, {
      kind: 'quote_answered',
      type: 'success',
      title: 'Quote answered',
      message: `${offerLabel({ ...quote, offered_cents })}. Accept or decline it on your dashboard.`,
      related_id: reference,
      related_type: 'quote',
    });
}

/** What `quotes.accept` writes. */
export function accept(
  records: Records,
  { at, by, reference, tracking_number }: CommandOf<'quotes.accept'>,
): void {
  const quote = offered(records, reference);
  bookQuote(records, quote, { at, by, client: by, tracking_number });
  const shipment_id = records.shipment(tracking_number).row.id;
  Object.assign(quote, { status: 'converted', decided_at: at, organisation_id: by.organisation_id });
  writeAudit(records, { at, by }, 'quotes.accept', quote.id, { reference, shipment_id, tracking_number });
  records.notifyStaff(at, {
    kind: 'enquiry',
    type: 'success',
    title: 'Quote accepted',
    message: `${offerLabel(quote)}. It is shipment ${tracking_number}.`,
    related_id: tracking_number,
    related_type: 'shipment',
  });
}

/** What `quotes.decline` writes. */
export function decline(records: Records, { at, by, reference, input }: CommandOf<'quotes.decline'>): void {
  const { reason } = input;
  const quote = offered(records, reference);
  Object.assign(quote, { status: 'rejected', decided_at: at, decline_reason: reason });
  writeAudit(records, { at, by }, 'quotes.decline', quote.id, { reference, reason });
  records.notifyStaff(at, {
    kind: 'enquiry',
    type: 'info',
    title: 'Quote declined',
    message: `${offerLabel(quote)}. ${reason === '' ? 'No reason was given.' : `Reason: ${reason}`}`,
    related_id: reference,
    related_type: 'quote',
  });
}

/** What `quotes.convert` writes. */
export function convert(
  records: Records,
  { at, by, reference, tracking_number, input }: CommandOf<'quotes.convert'>,
): void {
  const quote = records.quote(reference);
  const client = clientOf(records, quote);
  if (!client) throw new RangeError(`${reference} has no request.`);
  const { cost_cents, transport_mode, estimated_delivery_date, ...conversion } = input;
  const before = quote.status;
  bookQuote(
    records,
    { ...quote, ...conversion, offered_cents: cost_cents, offered_mode: transport_mode },
    { at, by, client, tracking_number, estimated_delivery_date, priority: conversion.priority },
  );
  const shipment_id = records.shipment(tracking_number).row.id;
  quote.status = 'converted';
  writeAudit(records, { at, by }, 'quotes.convert', quote.id, {
    reference,
    shipment_id,
    tracking_number,
    changes: { status: [before, 'converted'] },
  });
}

type Offered = QuoteRow & {
  offered_cents: number;
  offered_mode: NonNullable<QuoteRow['offered_mode']>;
};

function offered(records: Records, reference: string): Offered {
  const quote = records.quote(reference);
  if (quote.offered_cents === null) throw new RangeError(`Nothing is offered for ${reference}.`);
  return quote as Offered;
}

interface Conversion {
  at: Date;
  by: DemoPerson;
  client: DemoPerson;
  tracking_number: string;
  /** Overrides the day of the route. */
  estimated_delivery_date?: Date | null;
  priority?: CommandOf<'quotes.convert'>['input']['priority'];
}

function bookQuote(
  records: Records,
  quote: Offered,
  { priority, estimated_delivery_date, ...conversion }: Conversion,
): void {
  const { offered_mode: transport_mode, offered_cents: cost_cents, shipment_type } = quote;
  const itinerary = records.itinerary(quote.origin_city, quote.destination_city, transport_mode);
  const wanted = quote.service_type as ServiceType;
  const service_type = itinerary.services.has(wanted) ? wanted : 'standard';
  book(records, {
    ...conversion,
    itinerary,
    first_event: { status: 'created', description: 'Shipment created from quote' },
    charges: [],
    shipment: {
      quote_id: quote.id,
      status: 'created',
      origin_address: quote.origin_address,
      origin_city: quote.origin_city,
      origin_country: quote.origin_country,
      origin_postal_code: quote.origin_postal_code,
      destination_address: quote.destination_address,
      destination_city: quote.destination_city,
      destination_country: quote.destination_country,
      destination_postal_code: quote.destination_postal_code,
      cargo_description: quote.cargo_description || SHIPMENT_TYPE_NAMES[shipment_type as ShipmentType],
      cargo_weight: quote.cargo_weight ?? 0,
      cargo_dimensions: quote.cargo_dimensions,
      cargo_value_cents: quote.cargo_value_cents,
      dangerous_goods: shipment_type === 'hazardous',
      temperature_controlled: shipment_type === 'perishable',
      fragile: shipment_type === 'fragile',
      insurance_required: false,
      special_instructions: '',
      priority: priority ?? 'normal',
      service_type,
      transport_mode,
      preferred_transport_mode: transport_mode,
      cost_cents,
      price_status: 'confirmed',
      estimated_delivery_date: estimated_delivery_date ?? deliveryOf(itinerary, service_type, conversion.at),
    },
  });
}

function clientOf({ people }: Records, { organisation_id }: QuoteRow): DemoPerson | undefined {
  if (organisation_id === null) return undefined;
  return people.all.find((person) => person.organisation_id === organisation_id);
}

function writeAudit(
  records: Records,
  { at, by }: { at: Date; by: DemoPerson | null },
  action: string,
  subject_id: string,
  detail: Record<string, unknown>,
): void {
  records.writeAudit(at, { actor_id: by?.id ?? null, action, subject_type: 'quote', subject_id, detail });
}
