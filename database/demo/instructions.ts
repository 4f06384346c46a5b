import { calendarDay } from '#domain/calendar/calendar-day.ts';
import { NO_INSTRUCTIONS, type ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { TimeZones } from '#domain/routing/time-zones.ts';
import { drawCargoLines } from './cargo-lines.ts';
import { drawCarriage } from './journeys/carriage.ts';
import { partiesOf } from './parties.ts';
import type { Random } from './random.ts';
import type { DemoShipment } from './shipments.ts';
import { hasSailed, isCollected, isConfirmed } from './stories/shipment-story.ts';
import { drawTerms } from './trade-terms.ts';

/** The shipping instructions of a client: at booking, and by sea again after departure. */
interface DrawnInstructions {
  first: ShippingInstructions;
  sailed: ShippingInstructions | null;
}

const INSURERS = ['Halyard Mutual Marine', 'Tidemark Assurance', 'Lanternhouse Underwriters'];
/** Details that often arrive late, and how often they are missing before departure. */
const SENT_LATE = [
  'booking_reference',
  'notify_party',
  'place_of_issue',
  'insurer',
  'policy_number',
] as const;
const LATE_SHARE = 0.35;

export function drawInstructions(
  shipment: DemoShipment,
  timeZones: TimeZones,
  random: Random,
): DrawnInstructions {
  const time_zone = timeZones.at(shipment.itinerary.gateway);
  const whole = complete(shipment, time_zone, random);
  if (!hasSailed(shipment)) return { first: partly(shipment, whole, random), sailed: null };
  const on_board_date = calendarDay(shipment.schedule.sailed, time_zone);
  return { first: whole, sailed: shipment.itinerary.mode === 'sea' ? { ...whole, on_board_date } : null };
}

/** Everything that its documents require before departure. */
function complete(shipment: DemoShipment, time_zone: string, random: Random): ShippingInstructions {
  const { origin, destination } = shipment.itinerary.lane;
  const cargo_lines = drawCargoLines(shipment, random);
  const insurer = random.pick(INSURERS);
  return {
    ...NO_INSTRUCTIONS,
    ...partiesOf(shipment, random),
    ...drawTerms(shipment, random),
    ...drawCarriage(shipment, time_zone, random),
    cargo_lines,
    own_reference: `ORD-${random.whole(20_000, 89_999)}`,
    booking_reference: `GWB${random.whole(1_000_000, 9_999_999)}`,
    insurer,
    policy_number: `${insurer.replaceAll(/[^A-Z]/g, '')}-OC-${random.whole(10_000, 99_999)}`,
    clauses: 'A',
    claims_payable_at: destination.name,
    place_of_issue: origin.name,
  };
}

/** Incomplete instructions before departure: no vessel before the booking is confirmed, no container yet, and some details missing. */
function partly(shipment: DemoShipment, whole: ShippingInstructions, random: Random): ShippingInstructions {
  const late = SENT_LATE.filter(() => random.happens(LATE_SHARE));
  const { containers, vessel, voyage, flight, flight_date, air_waybill_number, consignee } = NO_INSTRUCTIONS;
  const unnamed = {
    ...(!isCollected(shipment) && { containers }),
    ...(!isConfirmed(shipment) && { vessel, voyage, flight, flight_date, air_waybill_number }),
  };
  return {
    ...whole,
    ...unnamed,
    ...Object.fromEntries(late.map((field) => [field, NO_INSTRUCTIONS[field]])),
    shipper: { ...whole.shipper, ...(random.happens(LATE_SHARE) && { tax_id: '' }) },
    consignee: random.happens(LATE_SHARE) ? consignee : whole.consignee,
    cargo_lines: whole.cargo_lines.map((line) => ({
      ...line,
      ...(random.happens(LATE_SHARE) && { hs_code: '' }),
    })),
  };
}
