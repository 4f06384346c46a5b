import { capacityOf } from '../equipment/capacity.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { PricedCargo, PriceRequest } from './price-request.ts';
import type { RateLoad } from './rate-kinds.ts';

type LoadOption = Pick<PriceRequest, 'load' | 'equipment'>;

interface Limit {
  kg: number;
  m3: number;
}

/** The most that goes by a load: more than a part load takes goes as a full one, and a truck is a standard semi-trailer. */
const LIMITS: Readonly<Partial<Record<RateLoad, Limit>>> = {
  LCL: { kg: 12_000, m3: 15 },
  LTL: { kg: 12_000, m3: 40 },
  FTL: { kg: 24_000, m3: 90 },
};
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
  const part = (load: RateLoad) => (fitsLoad(load, { gross_kg, volume_m3 }) ? [{ load, equipment: [] }] : []);
  if (mode === 'air') return part('AIR');
  if (mode === 'road') return [...part('LTL'), ...part('FTL')];
  if (mode === 'rail') return [...part('RAIL'), ...inContainers('RAIL', cargo)];
  return [...part('LCL'), ...inContainers('FCL', cargo)];
}

/** Whether booked containers are how cargo goes by a mode. */
export function carriesContainers(mode: TransportMode): boolean {
  return mode === 'sea' || mode === 'rail';
}

/** Whether cargo is not too much for a part load or for one truck, where a price is for these. */
export function fitsLoad(
  load: RateLoad,
  { gross_kg, volume_m3 }: Pick<PricedCargo, 'gross_kg' | 'volume_m3'>,
): boolean {
  const limit = LIMITS[load];
  return !limit || ((gross_kg ?? 0) <= limit.kg && (volume_m3 ?? 0) <= limit.m3);
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
