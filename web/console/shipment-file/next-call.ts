import type { ShipmentFile } from '#contract/shipment-file.ts';

interface NextCall {
  text: string;
  at: Date | null;
  time_zone: string;
}

/** The next departure or arrival without an actual time; null once the last leg has arrived. */
export function nextCall(legs: ShipmentFile['legs']): NextCall | null {
  const last = legs.findLastIndex(({ atd, ata }) => atd !== null || ata !== null);
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
