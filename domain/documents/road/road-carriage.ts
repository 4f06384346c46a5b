import { type CalendarDay, calendarDay } from '../../calendar/calendar-day.ts';
import { type DocumentedLeg, isMainCarriage } from '../shipment-facts.ts';

/** How the goods are taken over for carriage by road. Null where the file does not state it. */
export interface RoadCarriage {
  /** The planned or the actual day, local to the place where the goods are taken over. */
  day: CalendarDay | null;
  /** The subcontracted haulier; the contracting carrier is the issuer of the consignment note. */
  haulier: string | null;
}

interface RoadLeg extends DocumentedLeg {
  leg_order: number;
}

interface LegFacts {
  leg_order: number;
  carrier: string;
  etd: Date | null;
  atd: Date | null;
}

/** The first leg by road; null where none is planned. */
export function roadCarriageOf<Leg extends RoadLeg>(
  legs: readonly Leg[],
  details: readonly LegFacts[],
  zoneAtStart: (leg: Leg) => string,
): RoadCarriage | null {
  const first = legs.find((leg) => leg.transport_mode === 'road' && isMainCarriage(leg));
  if (!first) return null;
  const known = details.find(({ leg_order }) => leg_order === first.leg_order);
  const at = known?.atd ?? known?.etd ?? null;
  return { day: at && calendarDay(at, zoneAtStart(first)), haulier: known?.carrier || null };
}
