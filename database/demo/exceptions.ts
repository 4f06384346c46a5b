import { delayMessage } from '#domain/notifications/delay-notice.ts';
import type { TimeZones } from '#domain/routing/time-zones.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { deliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import type { auditLog } from '#server/audit/audit-log-table.ts';
import type { exceptions } from '#server/exceptions/exceptions-table.ts';
import type { carrierBookingRows } from './carrier-bookings.ts';
import { after, before, HOUR_MS, interpolateTime, later } from './journeys/moments.ts';
import { type DemoPeople, onDuty } from './people.ts';
import { seededRandom } from './random.ts';
import type { RecordedShipment, Records } from './records/records.ts';

export type DemoException = typeof exceptions.$inferSelect;

interface ExceptionSources {
  shipments: readonly RecordedShipment[];
  delays: Records['delays'];
  carrierBookings: ReturnType<typeof carrierBookingRows>;
  /** The file from Ningbo. */
  ningbo: Concerned;
  people: DemoPeople;
  timeZones: TimeZones;
}

/** What staff raise. Unless it is resolved, it is due some hours from now, before it where negative. */
interface Raised {
  code: DemoException['code'];
  object?: string;
  severity: DemoException['severity'];
  description: string;
  customer_text?: string;
  blocks?: DemoException['blocks'];
  due_hours?: number;
  resolution?: string;
}

type Concerned = Pick<RecordedShipment['row'], 'id' | 'tracking_number' | 'created_at'>;

/** A separate seed, so that the rest of the world stays the same. */
const SEED = 20_261_126;
/** Visitors see it on the home page, also after they have signed in. */
const SAMPLE = 'GS123456789';
const SEVERE_FROM_DAYS = 7;
/** When an exception was raised, as a share of the time from what led to it until now. */
const RAISED = 0.3;
const RESOLVED = 0.7;

/** Exceptions of delayed shipments, as the rule raises and resolves them, and some that staff have raised; each with its history. */
export function exceptionRows(sources: ExceptionSources, now: Date) {
  const random = seededRandom(SEED);
  const rows: DemoException[] = [];
  const audit: (typeof auditLog.$inferSelect)[] = [];
  const record = (
    action: 'exceptions.raise' | 'exceptions.resolve',
    { tracking_number }: Concerned,
    { id, shipment_id, code, object }: DemoException,
    { at, actor_id, reason }: { at: Date; actor_id: string | null; reason?: string },
  ) =>
    audit.push({
      id: random.idAt(at),
      actor_id,
      api_key: null,
      action,
      subject_type: 'shipment',
      subject_id: shipment_id,
      detail: { tracking_number, exception: id, code, object, ...(reason && { reason }) },
      created_at: at,
    });

  for (const { row } of sources.shipments) {
    const notice = sources.delays.get(row.id);
    if (!notice) continue;
    rows.push(delayOf(row, notice, { id: random.idAt(notice.notified_at), timeZones: sources.timeZones }));
  }

  const raise = (shipment: Concerned, since: Date, raised: Raised) => {
    const raised_at = interpolateTime(since, now, RAISED);
    const by = onDuty(sources.people, raised_at);
    const { due_hours, resolution = '', ...fields } = raised;
    const resolved_at = resolution ? interpolateTime(since, now, RESOLVED) : null;
    const solver = resolved_at && onDuty(sources.people, resolved_at);
    const exception: DemoException = {
      object: '',
      customer_text: '',
      blocks: [],
      ...fields,
      id: random.idAt(raised_at),
      shipment_id: shipment.id,
      owner_id: by.id,
      due_at: due_hours === undefined ? null : after(now, due_hours * HOUR_MS),
      raised_by: by.id,
      raised_at,
      resolution,
      resolved_by: solver?.id ?? null,
      resolved_at,
      version: resolved_at ? 2 : 1,
    };
    rows.push(exception);
    record('exceptions.raise', shipment, exception, { at: raised_at, actor_id: by.id });
    if (resolved_at && solver)
      record('exceptions.resolve', shipment, exception, {
        at: resolved_at,
        actor_id: solver.id,
        reason: resolution,
      });
  };

  for (const [status, stories] of STORIES) {
    const chosen = customersFirst(sources, status);
    for (const [index, story] of stories.entries()) {
      const shipment = chosen[index];
      if (shipment) raise(shipment, latestEventOf(shipment, now), story);
    }
  }
  raiseOfBookings(sources, raise);
  raise(sources.ningbo, before(now, 30 * HOUR_MS), NOT_WEIGHED);
  return { rows, audit };
}

function delayOf(
  row: RecordedShipment['row'],
  { days_late, promised, notified_at }: { days_late: number; promised: Date; notified_at: Date },
  { id, timeZones }: { id: string } & Pick<ExceptionSources, 'timeZones'>,
): DemoException {
  const { tracking_number, destination_city: city, estimate_reason: reason, delivered_at } = row;
  const time_zone = timeZones.ofTown(city, row.destination_country);
  // As on the day of the notice, when it was under way.
  const { estimated_delivery_date: expected } = deliveryOutlook(
    { ...row, status: 'in_transit' },
    time_zone,
    notified_at,
  );
  const resolved_at = isActive(row.status) ? null : delivered_at;
  return {
    id,
    shipment_id: row.id,
    code: 'DELAY',
    object: '',
    severity: days_late >= SEVERE_FROM_DAYS ? 'high' : 'medium',
    description: '',
    customer_text: delayMessage(tracking_number, { city, days_late, reason, promised, expected, time_zone }),
    owner_id: null,
    due_at: null,
    blocks: [],
    raised_by: null,
    raised_at: notified_at,
    resolution: resolved_at ? 'Delivered.' : '',
    resolved_by: null,
    resolved_at,
    version: resolved_at ? 2 : 1,
  };
}

/** Shipments of a status, those of the demo customer first. */
function customersFirst({ shipments, people }: ExceptionSources, status: ShipmentStatus) {
  const isOwn = ({ organisation_id }: RecordedShipment['row']) =>
    organisation_id === people.customer.organisation_id;
  const all = shipments
    .map(({ row }) => row)
    .filter((row) => row.status === status && row.tracking_number !== SAMPLE);
  return [...all.filter(isOwn), ...all.filter((row) => !isOwn(row))];
}

const MAX_HOURS = 60;

/** The last change of its record, or some days ago. */
function latestEventOf({ updated_at }: RecordedShipment['row'], now: Date): Date {
  return later(updated_at, before(now, MAX_HOURS * HOUR_MS));
}

const STORIES: readonly (readonly [ShipmentStatus, readonly Raised[]])[] = [
  [
    'customs',
    [
      {
        code: 'CUSTOMS_HOLD',
        severity: 'high',
        description:
          'Selected for a physical inspection. The broker has asked for the first slot in the morning.',
        customer_text:
          'Customs has selected your goods for inspection. We have asked for the earliest slot and expect their release within two working days.',
        blocks: ['customs_release', 'delivery'],
        due_hours: 20,
      },
      {
        code: 'CUSTOMS_HOLD',
        severity: 'medium',
        description:
          'The value on the declaration differs from the invoice. Our broker made the error; no recharge.',
        customer_text:
          'Customs has a question about the declared value. We are answering it; you need to do nothing.',
        blocks: ['customs_release'],
        due_hours: -4,
      },
    ],
  ],
  [
    'in_transit',
    [
      {
        code: 'DOCUMENT_MISSING',
        object: 'Certificate of origin',
        severity: 'medium',
        description: 'Asked the shipper twice. Without it, the goods are cleared at the full rate of duty.',
        customer_text:
          'We still need the certificate of origin before the goods arrive. Please upload it under Messages.',
        blocks: ['customs_release'],
        due_hours: 30,
      },
      {
        code: 'MISSED_CONNECTION',
        severity: 'low',
        description: 'The feeder was late; the carrier found space on the next departure at no charge.',
        customer_text: 'The goods missed their connection. They have left with the next departure.',
        resolution: 'Loaded on the next departure, the arrival stays as planned.',
      },
    ],
  ],
  [
    'out_for_delivery',
    [
      {
        code: 'DAMAGE',
        object: '2 cartons',
        severity: 'low',
        description:
          'Crushed corners, found at the terminal. The haulier has been held liable; photos are in the file.',
        customer_text:
          'Two cartons have crushed corners. Please note it on the delivery note when you receive them.',
        resolution: 'Repacked at the terminal; the contents are sound.',
      },
    ],
  ],
];

const NOT_WEIGHED: Raised = {
  code: 'OTHER',
  object: 'CSQU3054383',
  severity: 'high',
  description: 'Not weighed yet. The carrier does not load it without its verified gross mass.',
  blocks: ['departure'],
  due_hours: 18,
};

/** The rolled booking, and the one whose shipping instructions were late. */
function raiseOfBookings(
  { shipments, carrierBookings: { bookings, cutOffs, links } }: ExceptionSources,
  raise: (shipment: Concerned, since: Date, raised: Raised) => void,
): void {
  const shipmentOf = (booking_id: string | undefined) => {
    const link = links.find(({ carrier_booking_id }) => carrier_booking_id === booking_id);
    return shipments.find(({ row }) => row.id === link?.shipment_id)?.row;
  };
  const rolled = bookings.find(({ state }) => state === 'rolled');
  const moved = shipmentOf(rolled?.id);
  if (rolled && moved)
    raise(moved, later(rolled.created_at, moved.created_at), {
      code: 'ROLLED',
      object: rolled.reference,
      severity: 'high',
      description:
        'The haulier missed the CY cut-off of the first voyage, and the carrier rolled the booking.',
      customer_text:
        'The carrier has moved your goods to its next sailing. We are checking whether the delivery date can be kept.',
      blocks: ['departure'],
      due_hours: 6,
    });
  const late = cutOffs.find(({ at, met_at }) => met_at && met_at > at);
  const instructed = shipmentOf(late?.carrier_booking_id);
  if (late && instructed)
    raise(instructed, later(late.at, instructed.created_at), {
      code: 'OTHER',
      object: `${late.kind} cut-off`,
      severity: 'medium',
      description: 'The shipper sent the marks and numbers after the cut-off.',
      resolution: 'The carrier took the late shipping instructions against a fee.',
    });
}
