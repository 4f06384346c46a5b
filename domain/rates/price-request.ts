import type { BookedEquipment } from '../equipment/booked-equipment.ts';
import type { RateLoad, RateSide } from './rate-kinds.ts';

/** The codes by which lines may name one end of a request. */
export interface LaneTerms {
  unlocode: string | null;
  /** Codes of the zones that contain the place. */
  zones: readonly string[];
  /** ISO 3166-1 alpha-2; null where unknown. */
  country: string | null;
}

/** Totals of the cargo; null where unknown. */
export interface PricedCargo {
  pieces: number | null;
  gross_kg: number | null;
  volume_m3: number | null;
  /** HS codes of the lines, digits only; '' of a line without one, which no rate for a commodity covers. */
  hs_codes: readonly string[];
  has_dangerous_goods: boolean;
}

export interface PriceRequest {
  side: RateSide;
  origin: LaneTerms;
  destination: LaneTerms;
  load: RateLoad;
  equipment: readonly BookedEquipment[];
  cargo: PricedCargo;
  /** The customer whose contracts apply. */
  organisation_id: string | null;
  /** Tariffs and exchange rates of this day apply. */
  date: string;
  /** The currency of the totals; null for that of the freight. */
  currency: string | null;
}
