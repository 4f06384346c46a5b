import { HOUR_MS } from '#domain/calendar/durations.ts';
import type {
  carrierBookingShipments,
  carrierBookings,
} from '#server/carrier-bookings/carrier-bookings-table.ts';
import type { carrierCutOffs } from '#server/carrier-bookings/carrier-cut-offs-table.ts';
import type { LegDetailsRecord } from '#server/tracking/route/leg-details-table.ts';
import { REFERENCE_PREFIXES } from './journeys/carriage.ts';
import { NINGBO_BOOKING } from './ningbo/ningbo-lists.ts';
import type { Random } from './random.ts';

type Booking = typeof carrierBookings.$inferSelect;

/** Before the departure, in hours. */
const CUT_OFFS = [
  ['SI', 72],
  ['DOCUMENTS', 60],
  ['VGM', 48],
  ['CY', 36],
] as const;
const MAX_AHEAD = 24;
const MAX_DEPARTED = 8;
/** Before the first cut-off, in hours. */
const BOOKED_BEFORE = 96;
const MET_BEFORE = 5;
/** The shipping instructions of the first departed booking were late. */
const LATE_HOURS = 4;
/** Most files are ahead of their cut-offs: what is due within this many hours is met, but for the first bookings. */
const MET_AHEAD = 50;
const BEHIND = 3;
const TOMORROW_HOURS = 22;
const LATER_HOURS = 30;

/** What the forwarder buys for shipments that are about to leave, and for some that have left. */
export function carrierBookingRows(details: readonly LegDetailsRecord[], now: Date, random: Random) {
  const bookings: Booking[] = [];
  const cutOffs: (typeof carrierCutOffs.$inferSelect)[] = [];
  const links: (typeof carrierBookingShipments.$inferSelect)[] = [];
  const main = details.filter(({ role, carrier }) => role === 'main' && carrier !== '');
  const ahead = main.filter(({ etd, atd }) => etd && !atd && etd > now).slice(0, MAX_AHEAD);
  const departed = main.filter(({ atd, ata }) => atd && !ata).slice(0, MAX_DEPARTED);
  for (const [index, leg] of [...ahead, ...departed].entries()) {
    const { carrier, etd, atd, shipment_id } = leg;
    const departs = atd ?? etd ?? now;
    const cut_off_times = CUT_OFFS.map(([kind, hours]) => ({ kind, at: before(departs, hours) }));
    // That of the file from Ningbo closes tomorrow.
    if (index === 0)
      for (const [order, cut_off] of cut_off_times.entries())
        cut_off.at = before(now, -(TOMORROW_HOURS + order * LATER_HOURS));
    const [first] = cut_off_times;
    const created_at = before(new Date(Math.min(now.getTime(), (first?.at ?? now).getTime())), BOOKED_BEFORE);
    const id = random.idAt(created_at);
    bookings.push({
      id,
      carrier,
      reference:
        index === 0
          ? NINGBO_BOOKING
          : `${REFERENCE_PREFIXES[carrier] ?? ''}${random.whole(1_000_000, 9_999_999)}`,
      kind: 'direct',
      contract: index % 3 === 0 ? `SC-${random.whole(100, 999)}` : '',
      state: atd ? 'departed' : stateOf(index),
      departed_at: atd,
      override_reason: null,
      // The triggers of the cut-offs set it.
      next_cut_off_at: null,
      created_at,
      updated_at: created_at,
      version: 1,
    });
    links.push({ carrier_booking_id: id, shipment_id });
    const metUntil = index < BEHIND ? now : before(now, -MET_AHEAD);
    const metAt = (at: Date, isLate: boolean) => {
      if (isLate) return before(at, -LATE_HOURS);
      return at <= metUntil ? before(new Date(Math.min(at.getTime(), now.getTime())), MET_BEFORE) : null;
    };
    for (const { kind, at } of cut_off_times)
      cutOffs.push({
        carrier_booking_id: id,
        kind,
        at,
        met_at: metAt(at, index === ahead.length && kind === 'SI'),
        reminded_hours: null,
      });
  }
  return { bookings, cutOffs, links };
}

/** The second has been rolled, some are not confirmed yet. */
function stateOf(index: number): Booking['state'] {
  if (index === 1) return 'rolled';
  return index % 5 === 4 ? 'requested' : 'confirmed';
}

function before(moment: Date, hours: number): Date {
  return new Date(moment.getTime() - hours * HOUR_MS);
}
