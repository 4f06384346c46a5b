import type { BookedEquipment } from '../equipment/booked-equipment.ts';
import { overCapacity } from '../equipment/container-capacity.ts';
import { isVolumeKnown, requestedVolume } from '../routing/chargeable-weight.ts';
import type { RouteRequest } from '../routing/route-option.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import { priceOptions, type RateTables, type TariffOption } from './price-options.ts';
import type { PricedCargo, PriceRequest } from './price-request.ts';
import { waysToLoad } from './ways-to-load.ts';

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
  return waysToLoad(mode, consignment.cargo, consignment.equipment)
    .flatMap((way) =>
      priceOptions({ ...consignment, ...way }, tables).map((option) => ({ ...option, ...way })),
    )
    .reduce<ConsignmentPrice | undefined>(
      (best, next) => (best && best.total.amount <= next.total.amount ? best : next),
      undefined,
    );
}

/** The cargo of a request for routes. */
export function cargoOfRequest(request: RouteRequest): PricedCargo {
  return {
    pieces: request.cargo_pieces ?? null,
    gross_kg: request.cargo_weight || null,
    volume_m3: requestedVolume(request) ?? null,
    hs_codes: request.hs_codes ?? [],
    has_dangerous_goods: request.dangerous_goods ?? false,
  };
}

/** Whether a price by tariffs holds for a request; otherwise it is indicative. */
export function isBinding(request: RouteRequest, price: ConsignmentPrice): boolean {
  return (
    isBoundByTariffs(request) && !lacksVolume(request, price) && overloadOf(request, price.equipment) === null
  );
}

/** A sentence that says why containers cannot carry the cargo of a request; null where they can. */
export function overloadOf(request: RouteRequest, equipment: readonly BookedEquipment[]): string | null {
  const { gross_kg, volume_m3 } = cargoOfRequest(request);
  return overCapacity(equipment, { kg: gross_kg, m3: volume_m3 });
}

/** Whether tariffs bind for a request: they are for general cargo at the standard service, without insurance. */
function isBoundByTariffs(request: RouteRequest): boolean {
  return (
    request.service_type === 'standard' &&
    !request.temperature_controlled &&
    !request.dangerous_goods &&
    !request.insurance_required &&
    !request.oversized
  );
}

/** Whether a price would be another one with the volume of all pieces, because that of some or all is unknown. */
function lacksVolume(request: RouteRequest, { equipment, lines }: ConsignmentPrice): boolean {
  if (isVolumeKnown(request)) return false;
  const isInBookedUnits = equipment.length > 0 && (request.equipment ?? []).length > 0;
  return !isInBookedUnits || lines.some(({ basis }) => basis === 'wm');
}
