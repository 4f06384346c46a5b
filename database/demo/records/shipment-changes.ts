import { delayMessage, USUAL_THRESHOLD_DAYS } from '#domain/notifications/delay-notice.ts';
import { changesBetween } from '#domain/shipments/changes.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { isBeforePickUp, isUnderWay } from '#domain/shipments/is-under-way.ts';
import { confirmedStatus } from '#domain/shipments/price-confirmation.ts';
import { type ShipmentStatus, statusLabel } from '#domain/shipments/status.ts';
import { deliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { assessPosition } from '#domain/tracking/position-report.ts';
import { arrivalText } from '#domain/tracking/stops/arrival-text.ts';
import { money } from '#server/pdf/pdf-messages.ts';
import type { trackingEvents } from '#server/tracking/events/tracking-events-table.ts';
import type { CommandOf } from '../commands.ts';
import type { DemoPerson } from '../people.ts';
import type { RecordedShipment, Records } from './records.ts';

type NewEvent = Omit<typeof trackingEvents.$inferSelect, 'id' | 'shipment_id' | 'utc_offset'>;

/** What `shipments.confirm` writes. */
export function confirm(
  records: Records,
  { at, by, tracking_number, input }: CommandOf<'shipments.confirm'>,
): void {
  const shipment = records.shipment(tracking_number);
  const { row } = shipment;
  const status = confirmedStatus(row.status);
  const change = {
    cost_cents: input.price_cents,
    price_status: 'confirmed' as const,
    price_note: input.note,
    status,
  };
  const changes = changesBetween(row, change);
  const isMoved = status !== row.status;
  if (row.price_status === 'indicative' && input.price_cents !== row.cost_cents) shipment.charges = [];
  update(shipment, change, at);
  if (isMoved)
    writeEvent(records, shipment, {
      ...originOf(records, shipment),
      status,
      description: 'Booking confirmed',
      loaded: false,
      occurred_at: at,
      recorded_at: at,
      recorded_by: by.id,
    });
  records.notify(at, shipment.client.id, {
    kind: 'booking_confirmed',
    type: 'success',
    title: 'Booking confirmed',
    message: [`${tracking_number} is confirmed for ${money(row.cost_cents, row.currency)}.`, input.note]
      .filter(Boolean)
      .join(' '),
    related_id: tracking_number,
    related_type: 'shipment',
  });
  writeChange(records, shipment, { at, by }, 'shipments.confirm', {
    changes,
    version: row.version,
    ...(input.note && { note: input.note }),
  });
}

/** What `shipments.changeStatus` writes. */
export function changeStatus(
  records: Records,
  { at, by, tracking_number, input }: CommandOf<'shipments.changeStatus'>,
): void {
  const shipment = records.shipment(tracking_number);
  const { origin_city, origin_country } = shipment.row;
  const { origin, destination } = itineraryOf(records, shipment);
  const place = input.location === `${origin_city}, ${origin_country}` ? origin : destination;
  recordStatus(
    records,
    shipment,
    { at, by },
    {
      ...input,
      latitude: place.latitude,
      longitude: place.longitude,
      loaded: false,
      occurred_at: at,
    },
  );
}

/** What `tracking.addEvent` writes when it also sets the status. */
export function addEvent(
  records: Records,
  { at, by, tracking_number, input }: CommandOf<'tracking.addEvent'>,
): void {
  const shipment = records.shipment(tracking_number);
  const id = records.id(at);
  writeChange(records, shipment, { at, by }, 'tracking.addEvent', {
    event: { id, ...input, utc_offset: null },
  });
  if (input.status === shipment.row.status)
    writeEvent(records, shipment, { ...input, recorded_at: at, recorded_by: by.id }, id);
  else recordStatus(records, shipment, { at, by }, input, id);
}

/** Who changes a shipment, and when. */
interface Author {
  at: Date;
  by: DemoPerson;
}

type StatusEvent = Pick<
  NewEvent,
  'status' | 'location' | 'description' | 'latitude' | 'longitude' | 'loaded' | 'occurred_at'
>;

function recordStatus(
  records: Records,
  shipment: RecordedShipment,
  { at, by }: Author,
  event: StatusEvent,
  id?: string,
): void {
  const { row, client } = shipment;
  const { tracking_number } = row;
  const { status, location } = event;
  const before = row.status;
  const isPickUp = isBeforePickUp(before) && isUnderWay(status);
  update(
    shipment,
    {
      status,
      delivered_at: status === 'delivered' ? event.occurred_at : null,
      ...(isPickUp && { picked_up_at: event.occurred_at }),
    },
    at,
  );
  finishTracking(shipment, status);
  writeEvent(records, shipment, { ...event, recorded_at: at, recorded_by: by.id }, id);
  records.notify(at, client.id, {
    kind: 'status_changed',
    type: status === 'delivered' ? 'success' : 'info',
    title: 'Shipment status changed',
    message: `${tracking_number} is now ${statusLabel(status)} · ${location}`,
    related_id: tracking_number,
    related_type: 'shipment',
  });
  writeChange(records, shipment, { at, by }, 'shipments.changeStatus', {
    changes: { status: [before, status] },
    location,
    version: row.version,
    ...(!isActive(status) && { tracking: 'finished' }),
  });
}

/** Ends speed and estimates of a finished shipment. */
function finishTracking({ live, waypoints }: RecordedShipment, status: ShipmentStatus): void {
  if (isActive(status)) return;
  const delivered = status === 'delivered';
  if (live) {
    const { speed, next_checkpoint, estimated_arrival, progress } = live;
    live.before_end = {
      speed,
      next_checkpoint,
      estimated_arrival: estimated_arrival?.toISOString() ?? null,
      progress,
    };
    Object.assign(live, { speed: 0, next_checkpoint: null, estimated_arrival: null });
    if (delivered) live.progress = 100;
  }
  if (!delivered) return;
  for (const waypoint of waypoints)
    if (waypoint.status === 'pending')
      Object.assign(waypoint, { status: 'completed', completed_by_delivery: true });
}

/** What a position writes. */
export function recordPosition(records: Records, { tracking_number, input }: CommandOf<'positions'>): void {
  const shipment = records.shipment(tracking_number);
  const { row, live, waypoints } = shipment;
  const outcome = assessPosition(shipment, input);
  if (!outcome) return;
  shipment.live = { before_end: null, ...live, ...outcome.live, reported_by: null, shipment_id: row.id };
  for (const waypoint of outcome.reached) {
    const arrival_event_id = records.id(input.taken_at);
    Object.assign(waypoint, { status: 'completed', arrival_event_id, reached_at: input.taken_at });
    const { location_name: location, latitude, longitude } = waypoint;
    const { taken_at: at } = input;
    writeEvent(
      records,
      shipment,
      {
        status: row.status,
        location,
        description: arrivalText(waypoint, waypoints),
        loaded: false,
        latitude,
        longitude,
        occurred_at: at,
        recorded_at: at,
        recorded_by: null,
      },
      arrival_event_id,
    );
  }
}

/** What `tracking.deleteEvent` writes. */
export function deleteEvent(
  records: Records,
  { at, by, tracking_number, input }: CommandOf<'tracking.deleteEvent'>,
): void {
  const shipment = records.shipment(tracking_number);
  const event = records.events.find(
    ({ shipment_id, location, description }) =>
      shipment_id === shipment.row.id && location === input.location && description === input.description,
  );
  records.events = records.events.filter((one) => one !== event);
  writeChange(records, shipment, { at, by }, 'tracking.deleteEvent', { event });
}

/** What `shipments.edit` writes for a new estimate. */
export function changeEstimate(
  records: Records,
  { at, by, tracking_number, input }: CommandOf<'shipments.edit'>,
): void {
  const shipment = records.shipment(tracking_number);
  const { row } = shipment;
  const { estimated_delivery_date, reason } = input;
  const changes = changesBetween(row, { estimated_delivery_date });
  records.estimates.push({
    id: records.id(at),
    shipment_id: row.id,
    estimated_delivery_date,
    reason,
    source: 'staff',
    made_by: by.id,
    made_at: at,
  });
  update(shipment, { estimated_delivery_date, estimate_reason: reason, estimate_source: 'staff' }, at);
  notifyDelay(records, shipment, at);
  writeChange(records, shipment, { at, by }, 'shipments.edit', { changes, version: row.version, reason });
}

function notifyDelay(records: Records, { row, client }: RecordedShipment, at: Date): void {
  const { id, tracking_number, estimate_reason: reason } = row;
  const { timeZones } = records.geography;
  const time_zone = timeZones.ofTown(row.destination_city, row.destination_country);
  const outlook = deliveryOutlook(row, time_zone, at);
  const { promised_delivery_date: promised, estimated_delivery_date: expected, days_late } = outlook;
  if (promised === null || days_late < USUAL_THRESHOLD_DAYS) return;
  records.delays.set(id, { shipment_id: id, promised, days_late, notified_at: at });
  records.notify(at, client.id, {
    kind: 'shipment_delayed',
    type: 'warning',
    title: 'Shipment delayed',
    message: delayMessage(tracking_number, {
      city: row.destination_city,
      days_late,
      reason,
      promised,
      expected,
      time_zone,
    }),
    related_id: tracking_number,
    related_type: 'shipment',
  });
  records.writeAudit(at, {
    actor_id: null,
    action: 'shipments.delayed',
    subject_type: 'shipment',
    subject_id: id,
    detail: { tracking_number, promised, days_late, reason },
  });
}

function update({ row }: RecordedShipment, change: Partial<RecordedShipment['row']>, at: Date): void {
  Object.assign(row, change, { updated_at: at, version: row.version + 1 });
}

function writeEvent(records: Records, { row }: RecordedShipment, event: NewEvent, id?: string): void {
  records.events.push({
    ...event,
    id: id ?? records.id(event.recorded_at),
    shipment_id: row.id,
    utc_offset: null,
  });
}

/** The audit entry of a change to a shipment. */
function writeChange(
  records: Records,
  { row }: RecordedShipment,
  { at, by }: Author,
  action: string,
  detail: Record<string, unknown>,
): void {
  records.writeAudit(at, {
    actor_id: by.id,
    action,
    subject_type: 'shipment',
    subject_id: row.id,
    detail: { tracking_number: row.tracking_number, ...detail },
  });
}

function originOf(records: Records, shipment: RecordedShipment) {
  const { origin_city, origin_country } = shipment.row;
  const { latitude, longitude } = itineraryOf(records, shipment).origin;
  return { location: `${origin_city}, ${origin_country}`, latitude, longitude };
}

function itineraryOf(records: Records, { row }: RecordedShipment) {
  return records.itinerary(row.origin_city, row.destination_city, row.transport_mode ?? '');
}
