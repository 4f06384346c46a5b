import type { BookedEquipment } from '../equipment/booked-equipment.ts';
import { overCapacity } from '../equipment/container-capacity.ts';
import { isVolumeKnown, requestedVolume } from '../routing/chargeable-weight.ts';
import type { RouteRequest } from '../routing/route-option.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import { fitsLoad, loadOptions } from './load-options.ts';
import { priceOptions, type RateTables, type TariffOption } from './price-options.ts';
import type { PricedCargo, PriceRequest } from './price-request.ts';
import { RATE_LOADS } from './rate-kinds.ts';
import { covers } from './specificity.ts';

/** A consignment that goes by some mode, in a way that is still to be chosen. */
export type Consignment = Omit<PriceRequest, 'load'>;

/** The price of a consignment by tariffs, and how it is loaded for that price. */
export interface ConsignmentPrice extends TariffOption {
  load: PriceRequest['load'];
  equipment: readonly BookedEquipment[];
}

/** The cheapest price by tariffs for a consignment by a mode; undefined where none covers it. */
export function priceConsignment(
  consignment: Consignment,
  mode: TransportMode,
  tables: RateTables,
): ConsignmentPrice | undefined {
  return loadOptions(mode, consignment.cargo, consignment.equipment)
    .flatMap((way) =>
      priceOptions({ ...consignment, ...way }, tables).map((option) => ({ ...option, ...way })),
    )
    .reduce<ConsignmentPrice | undefined>(
      (best, next) => (best && best.total.amount <= next.total.amount ? best : next),
      undefined,
    );
}

/** Whether tariffs have freight for a lane by any mode, even if not for this weight or these containers. */
export function coversLane(consignment: Consignment, { lines, charge_codes }: RateTables): boolean {
  const freight = new Set(
    charge_codes.flatMap(({ code, category }) => (category === 'freight' ? [code] : [])),
  );
  return lines.some(
    (line) =>
      freight.has(line.charge_code) && RATE_LOADS.some((load) => covers(line, { ...consignment, load })),
  );
}

/** What of a request for routes its prices follow from, apart from the lane. */
export type CargoRequest = Omit<
  RouteRequest,
  'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'
>;

/** The cargo of a request for routes. */
export function cargoOfRequest(request: CargoRequest): PricedCargo {
  return {
    pieces: request.cargo_pieces ?? null,
    gross_kg: request.cargo_weight || null,
    volume_m3: requestedVolume(request) ?? null,
    hs_codes: request.hs_codes ?? [],
    has_dangerous_goods: request.dangerous_goods ?? false,
  };
}

/** Whether a price by tariffs holds for a request; otherwise it is indicative. */
export function isBinding(
  request: CargoRequest,
  price: Pick<ConsignmentPrice, 'load' | 'equipment' | 'lines'>,
): boolean {
  return (
    isBoundByTariffs(request) &&
    !lacksFigures(request, price) &&
    fitsLoad(price.load, cargoOfRequest(request)) &&
    overloadOf(request, price.equipment) === null
  );
}

/** A sentence that says why containers cannot carry the cargo of a request; null where they can. */
export function overloadOf(request: CargoRequest, equipment: readonly BookedEquipment[]): string | null {
  const { gross_kg, volume_m3 } = cargoOfRequest(request);
  return overCapacity(equipment, { kg: gross_kg, m3: volume_m3 });
}

/** Whether tariffs bind for a request: they are for general cargo at the standard service, without insurance. */
function isBoundByTariffs(request: CargoRequest): boolean {
  return (
    request.service_type === 'standard' &&
    !request.temperature_controlled &&
    !request.dangerous_goods &&
    !request.insurance_required &&
    !request.oversized
  );
}

/** Whether the weight or the volume of some or all pieces is unknown and would change the price. */
function lacksFigures(
  request: CargoRequest,
  { equipment, lines }: Pick<ConsignmentPrice, 'equipment' | 'lines'>,
): boolean {
  if (request.cargo_weight && isVolumeKnown(request)) return false;
  const isInBookedUnits = equipment.length > 0 && (request.equipment ?? []).length > 0;
  return !isInBookedUnits || lines.some(({ basis }) => basis === 'wm');
}
