import type { ShipmentCargoLine } from './cargo-line.ts';
import { totalsOf } from './totals.ts';

type Weighed = Pick<ShipmentCargoLine, 'gross_kg' | 'net_kg' | 'weighed_by' | 'weighed_at'>;

const GRAMS = 1000;

/**
 * The lines after someone has changed the weight of the shipment: each gross weight in proportion, so that they add up to
 * it to the gram. Nobody has weighed these figures. A net weight that would exceed its gross weight becomes equal to it.
 * Lines of which any lacks its gross weight stay, because they state no weight of the shipment.
 */
export function withWeight<Line extends ShipmentCargoLine>(
  lines: readonly Line[],
  weight_kg: number,
): (Line & Weighed)[] {
  const { gross_kg: total } = totalsOf(lines);
  if (lines.length === 0 || !total || total === weight_kg) return [...lines];
  let given = 0;
  return lines.map((line, index) => {
    const share = Math.round((((line.gross_kg ?? 0) * weight_kg) / total) * GRAMS);
    const grams = index === lines.length - 1 ? Math.max(0, Math.round(weight_kg * GRAMS) - given) : share;
    given += grams;
    const gross_kg = grams / GRAMS;
    const net_kg = line.net_kg === null ? null : Math.min(line.net_kg, gross_kg);
    return { ...line, gross_kg, net_kg, weighed_by: '', weighed_at: null };
  });
}
