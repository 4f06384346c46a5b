import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { isBeforePickUp } from '#domain/shipments/is-under-way.ts';

interface NextCall {
  text: string;
  at: Date | null;
  time_zone: string;
}

/**
 * The next departure or arrival without an actual time; null once the last leg has arrived, and where the goods are
 * under way although no departure is recorded.
 */
export function nextCall({ legs, status }: Pick<ShipmentFile, 'legs' | 'status'>): NextCall | null {
  const last = legs.findLastIndex(({ atd, ata }) => atd !== null || ata !== null);
  if (last < 0 && !isBeforePickUp(status)) return null;
  const current = legs[Math.max(0, last)];
  if (!current) return null;
  if (current.atd === null) return departure(current);
  if (current.ata === null)
    return { text: `Arrival, ${current.to.name}`, at: current.eta, time_zone: current.to.time_zone };
  const following = legs[last + 1];
  return following ? departure(following) : null;
}

function departure({ from, etd }: ShipmentFile['legs'][number]): NextCall {
  return { text: `Departure, ${from.name}`, at: etd, time_zone: from.time_zone };
}
