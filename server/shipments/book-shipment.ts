import { nearestBranch } from '#domain/branches/nearest-branch.ts';
import { instructionChanges } from '#domain/documents/instruction-changes.ts';
import { type BookingInstructions, NO_INSTRUCTIONS } from '#domain/documents/shipping-instructions.ts';
import type { Money } from '#domain/money/money.ts';
import type { LocatedPlace } from '#domain/places/place.ts';
import type { PlannedWaypoint } from '#domain/routing/planned-waypoint.ts';
import type { RouteLeg } from '#domain/routing/route-leg.ts';
import type { PriceStatus } from '#domain/shipments/price-status.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { listBranchPositions } from '../branches/branches-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { writeInstructions } from '../documents/instructions.ts';
import { type Charge, insertCharges } from '../invoices/shipment-charges-table.ts';
import { pricesExcludeVat } from '../legal-entities/legal-entities-table.ts';
import { insertMilestones } from '../milestones/milestones-table.ts';
import { bookingPlan } from '../milestones/plan-rows.ts';
import { notifyRecipientsWithPrice } from '../notifications/notify-members.ts';
import { listRecipients } from '../notifications/recipients.ts';
import { openFile } from '../shipment-file/forwarding-files-table.ts';
import { promise } from '../shipment-records/change-estimate.ts';
import {
  type Actor,
  publishShipmentChanged,
  type ShipmentAction,
} from '../shipment-records/publish-changed.ts';
import { insertShipment, type NewShipment } from '../shipment-records/shipments-table.ts';
import { insertEvents, type NewTrackingEvent } from '../tracking/events/tracking-events-table.ts';
import { writeRoute } from '../tracking/route/write-route.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import type { NewEvent } from '../webhooks/webhook-deliveries-table.ts';
import type { ShipmentsContext } from './operations.ts';
import { shipmentCreatedMail } from './price-mails.ts';

const TRIES = 5;

/** The customer of a booking and the person to contact there. */
export interface Client {
  organisation_id: string;
  contact_id: string | null;
}

export interface Booking {
  /** Null for a customer without an account. */
  client: Client | null;
  shipment: Omit<
    NewShipment,
    'tracking_number' | keyof Client | 'branch_id' | 'created_at' | 'price_status'
  > & {
    /** Indicative unless staff have offered the price. */
    price_status: PriceStatus;
  };
  origin: LocatedPlace;
  /** The branches that it may belong to, where they have been read already. */
  branches?: Awaited<ReturnType<typeof listBranchPositions>>;
  /** Empty if no route is known. */
  legs: readonly RouteLeg[];
  waypoints: readonly PlannedWaypoint[];
  /** The first entry of its history. */
  first_event: Pick<NewTrackingEvent, 'status' | 'description'>;
  /** The price breakdown; omitted for a lump sum. */
  charges?: readonly Charge[];
  /** Omitted without shipping instructions. */
  instructions?: BookingInstructions | undefined;
  /** Recorded in its history in addition. */
  recorded?: Record<string, unknown>;
  now: Date;
}

interface Booked {
  id: string;
  tracking_number: string;
  branch_id: string | null;
}

/**
 * Writes a new shipment in the caller's transaction. Numbers are random, so one may be taken; five collisions in a row
 * are practically impossible.
 */
export async function bookShipment(
  transaction: Transaction,
  context: ShipmentsContext,
  booking: Booking,
): Promise<Booked> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const booked = await bookShipmentAs(transaction, context, booking, newTrackingNumber(context.random()));
    if (booked) return booked;
  }
  throw new Error(`No free tracking number was found in ${TRIES} tries.`);
}

/** Like `bookShipment` with a given number; writes nothing and returns null if it is taken. */
export async function bookShipmentAs(
  transaction: Transaction,
  context: ShipmentsContext,
  booking: Booking,
  tracking_number: string,
): Promise<Booked | null> {
  const { client, shipment, origin, branches, legs, waypoints, charges = [], instructions, now } = booking;
  // Null where a customer without an account accepts an offer by its link.
  const by = context.person;
  // Branches do not see test shipments.
  const test = by?.test === true;
  const branch = test
    ? null
    : nearestBranch(branches ?? (await listBranchPositions(transaction, by ?? { branch_ids: [] })), origin);
  const branch_id = branch?.id ?? null;
  const organisation_id = client?.organisation_id ?? null;
  const [id, excludesVat, recipients] = await pipeline(
    insertShipment(transaction, { ...shipmentRow(context, booking), test, branch_id, tracking_number }),
    pricesExcludeVat(transaction),
    listRecipients(transaction, { organisation_id, permission: 'view' }, 'shipment_created'),
  );
  if (!id) return null;
  const stated = statedInstructions(instructions);
  const file = branch && { branch, mode: shipment.transport_mode ?? null, year: now.getUTCFullYear() };
  await pipeline(
    writeRoute(transaction, id, legs, waypoints),
    insertEvents(transaction, [firstEvent(id, booking, by)]),
    insertCharges(transaction, id, charges),
    insertMilestones(transaction, bookingPlan({ ...shipment, id }, legs, waypoints, now)),
    stated &&
      writeInstructions(transaction, {
        shipment_id: id,
        instructions: stated,
        updated_at: now,
        updated_by: by?.user_id ?? null,
      }),
    publishShipmentChanged(
      transaction,
      context.broadcast,
      { id, tracking_number, status: statusOf(booking), branch_id, test },
      { by, ...bookedAction(booking) },
    ),
    recordEvents(transaction, now, createdEvent(booking, tracking_number)),
    notifyRecipientsWithPrice(transaction, context, recipients, {
      priced: {
        notification: created(tracking_number),
        mail: shipmentCreatedMail(mailedShipment(booking, tracking_number), { ...context, excludesVat }),
      },
      unpriced: { notification: created(tracking_number) },
    }),
    file && openFile(transaction, id, file),
  );
  return { id, tracking_number, branch_id };
}

/** Complete shipping instructions; undefined where the booking states nothing in them. */
function statedInstructions(instructions: BookingInstructions | undefined) {
  if (!instructions) return undefined;
  const complete = { ...NO_INSTRUCTIONS, ...instructions };
  return Object.keys(instructionChanges(NO_INSTRUCTIONS, complete)).length > 0 ? complete : undefined;
}

/** For webhooks. */
function createdEvent(booking: Booking, tracking_number: string): NewEvent {
  const { client, shipment } = booking;
  return {
    organisation_id: client?.organisation_id ?? null,
    type: 'shipment.created',
    object: tracking_number,
    data: {
      tracking_number,
      status: statusOf(booking),
      transport_mode: shipment.transport_mode ?? null,
      origin: { city: shipment.origin_city, country: shipment.origin_country },
      destination: { city: shipment.destination_city, country: shipment.destination_country },
      estimated_delivery_date: shipment.estimated_delivery_date ?? null,
    },
  };
}

function mailedShipment({ shipment }: Booking, tracking_number: string) {
  return {
    ...shipment,
    tracking_number,
    currency: shipment.currency ?? 'USD',
    price_note: shipment.price_note ?? '',
    insurance_required: shipment.insurance_required ?? false,
    cargo_value_cents: shipment.cargo_value_cents ?? null,
  };
}

/** The row of a booking, which has no number and no branch yet. */
export function shipmentRow(
  { geography }: Pick<ShipmentsContext, 'geography'>,
  { client, shipment, now }: Booking,
): Omit<NewShipment, 'tracking_number'> {
  return {
    ...shipment,
    ...(shipment.estimated_delivery_date && {
      ...promise(geography, shipment, shipment.estimated_delivery_date),
      estimate_source: 'booking' as const,
    }),
    ...client,
    created_at: now,
  };
}

export function firstEvent(
  shipment_id: string,
  { shipment, origin, first_event, now }: Booking,
  by: Actor,
): NewTrackingEvent {
  return {
    ...first_event,
    shipment_id,
    location: `${shipment.origin_city}, ${shipment.origin_country}`,
    latitude: origin.latitude,
    longitude: origin.longitude,
    occurred_at: now,
    recorded_by: by?.user_id ?? null,
  };
}

/** The price of a booking. */
export function priceOf({ shipment }: Pick<Booking, 'shipment'>): Money {
  return { amount: shipment.cost_cents ?? 0, currency: shipment.currency ?? 'USD' };
}

export function statusOf({ shipment, first_event }: Booking): ShipmentStatus {
  return shipment.status ?? first_event.status;
}

/** What the history records of a booking. */
export function bookedAction({ shipment, recorded }: Booking): ShipmentAction {
  return {
    action: 'shipments.create',
    detail: {
      transport_mode: shipment.transport_mode,
      cost_cents: shipment.cost_cents,
      price_status: shipment.price_status,
      ...recorded,
    },
  };
}

function created(tracking_number: string) {
  return {
    kind: 'shipment_created',
    type: 'success',
    title: 'Shipment created',
    message: `Your tracking number is: ${tracking_number}`,
    related_id: tracking_number,
    related_type: 'shipment',
  } as const;
}
