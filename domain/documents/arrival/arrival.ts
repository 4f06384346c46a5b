import { type CalendarDay, calendarDay } from '../../calendar/calendar-day.ts';
import type { TransportMode } from '../../routing/transport-mode.ts';
import { type DocumentedLeg, isMainCarriage } from '../shipment-facts.ts';

/** The modes whose carriers deliver to a terminal, where the consignee collects the goods. */
export const NOTIFIED_MODES = ['sea', 'air', 'rail'] as const satisfies readonly TransportMode[];

/** How the main carriage arrives. Null where the file does not state it. */
export interface Arrival {
  mode: TransportMode;
  /** Without transhipment: the conveyance that was loaded arrives. */
  is_direct: boolean;
  loading: string;
  discharge: string;
  /** The terminal or warehouse at the place of discharge. */
  facility: string | null;
  carrier: string | null;
  vessel: string | null;
  voyage: string | null;
  flight: string | null;
  /** Local to the place of discharge. */
  day: CalendarDay | null;
  /** Whether the day is of the arrival itself; otherwise it is an estimate. */
  has_arrived: boolean;
}

interface ArrivingLeg extends DocumentedLeg {
  leg_order: number;
}

interface LegFacts {
  leg_order: number;
  to_facility: string;
  carrier: string;
  vessel_name: string | null;
  voyage: string;
  flight: string;
  eta: Date | null;
  ata: Date | null;
}

/** The arrival of the last leg by sea or air, without either by rail; null where none is planned. */
export function arrivalOf<Leg extends ArrivingLeg>(
  legs: readonly Leg[],
  details: readonly LegFacts[],
  zoneAtEnd: (leg: Leg) => string,
): Arrival | null {
  const isBy = (leg: Leg, mode: TransportMode) => leg.transport_mode === mode && isMainCarriage(leg);
  const last =
    legs.findLast((leg) => isBy(leg, 'sea') || isBy(leg, 'air')) ?? legs.findLast((leg) => isBy(leg, 'rail'));
  const first = last && legs.find((leg) => isBy(leg, last.transport_mode));
  if (!first) return null;
  const known = details.find(({ leg_order }) => leg_order === last.leg_order);
  const at = known?.ata ?? known?.eta ?? null;
  return {
    mode: last.transport_mode,
    is_direct: first === last,
    loading: first.from_name,
    discharge: last.to_name,
    facility: known?.to_facility || null,
    carrier: known?.carrier || null,
    vessel: known?.vessel_name || null,
    voyage: known?.voyage || null,
    flight: known?.flight || null,
    day: at && calendarDay(at, zoneAtEnd(last)),
    has_arrived: Boolean(known?.ata),
  };
}
