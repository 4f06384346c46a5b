import { capacityOf } from '../equipment/capacity.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { PricedCargo, PriceRequest } from './price-request.ts';
import type { RateLoad } from './rate-kinds.ts';

type LoadOption = Pick<PriceRequest, 'load' | 'equipment'>;

interface Limit {
  kg: number;
  m3: number;
}

/** More than this goes as a full load. */
const PART_LOAD: Readonly<Record<'LCL' | 'LTL', Limit>> = {
  LCL: { kg: 12_000, m3: 15 },
  LTL: { kg: 12_000, m3: 40 },
};
/** A standard semi-trailer. */
const TRUCK: Limit = { kg: 24_000, m3: 90 };
/** The containers that are chosen for cargo without special needs. */
const USUAL_TYPES = ['22G1', '42G1', '45G1'];
const MAX_CONTAINERS = 100;

/** The loads that can carry cargo by a mode: in the booked containers, or else as a part load or in full units of each size. */
export function loadOptions(
  mode: TransportMode,
  { gross_kg, volume_m3 }: { gross_kg: number | null; volume_m3: number | null },
  equipment: LoadOption['equipment'] = [],
): LoadOption[] {
  if (carriesContainers(mode) && equipment.length > 0)
    return [{ load: mode === 'sea' ? 'FCL' : 'RAIL', equipment }];
  if (gross_kg === null) return [];
  const cargo = { kg: gross_kg, m3: volume_m3 ?? 0 };
  const part = (load: RateLoad, limit?: Limit) =>
    !limit || fits(cargo, limit) ? [{ load, equipment: [] }] : [];
  if (mode === 'air') return part('AIR');
  if (mode === 'road') return [...part('LTL', PART_LOAD.LTL), ...part('FTL', TRUCK)];
  if (mode === 'rail') return [...part('RAIL'), ...inContainers('RAIL', cargo)];
  return [...part('LCL', PART_LOAD.LCL), ...inContainers('FCL', cargo)];
}

/** Whether booked containers are how cargo goes by a mode. */
export function carriesContainers(mode: TransportMode): boolean {
  return mode === 'sea' || mode === 'rail';
}

/** Whether cargo goes on one truck, where a price is for one. */
export function fitsTruck(
  load: RateLoad,
  { gross_kg, volume_m3 }: Pick<PricedCargo, 'gross_kg' | 'volume_m3'>,
): boolean {
  return load !== 'FTL' || fits({ kg: gross_kg ?? 0, m3: volume_m3 ?? 0 }, TRUCK);
}

function inContainers(load: RateLoad, cargo: Limit): LoadOption[] {
  return USUAL_TYPES.flatMap((size_type) => {
    const capacity = capacityOf(size_type);
    if (!capacity) return [];
    const count = Math.max(
      1,
      Math.ceil(cargo.kg / capacity.kg),
      Math.ceil(cargo.m3 / (capacity.m3 ?? cargo.m3)),
    );
    return count > MAX_CONTAINERS ? [] : [{ load, equipment: [{ size_type, count }] }];
  });
}

function fits(cargo: Limit, limit: Limit): boolean {
  return cargo.kg <= limit.kg && cargo.m3 <= limit.m3;
}
