import type { BookedEquipment } from '../equipment/booked-equipment.ts';
import { findSizeType } from '../equipment/size-type.ts';
import { carriesContainers } from '../rates/load-options.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { OptionLine } from './quote-option.ts';

interface OfferedWay {
  mode: TransportMode;
  lines: readonly Pick<OptionLine, 'side' | 'charge_code' | 'basis' | 'quantity' | 'size_type'>[];
}

/** The containers that all of these options have; none where they differ. */
export function agreedContainers(options: readonly OfferedWay[]): BookedEquipment[] {
  const [first = [], ...others] = options.map(offeredContainers);
  return others.every((other) => isSame(first, other)) ? first : [];
}

function isSame(one: readonly BookedEquipment[], other: readonly BookedEquipment[]): boolean {
  const countOf = (size_type: string) => other.find((booked) => booked.size_type === size_type)?.count;
  return one.length === other.length && one.every(({ size_type, count }) => countOf(size_type) === count);
}

/**
 * The containers of an option. Freight and terminal handling are charged for the same boxes, so a type has as many as the
 * charge that counts most of them.
 */
export function offeredContainers({ mode, lines }: OfferedWay): BookedEquipment[] {
  if (!carriesContainers(mode)) return [];
  const counts = new Map<string, Map<string, number>>();
  for (const { side, charge_code, basis, quantity, size_type } of lines) {
    const code = size_type && basis === 'container' && side === 'sell' && findSizeType(size_type)?.code;
    if (!code) continue;
    const ofCharges = counts.get(code) ?? new Map<string, number>();
    ofCharges.set(charge_code, (ofCharges.get(charge_code) ?? 0) + quantity);
    counts.set(code, ofCharges);
  }
  return [...counts].map(([size_type, ofCharges]) => ({
    size_type,
    count: Math.ceil(Math.max(...ofCharges.values())),
  }));
}
