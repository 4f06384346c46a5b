import type { BookedEquipment } from './booked-equipment.ts';
import { normalizeSizeType } from './size-type.ts';

const PART = /^(?:(\d{1,4})\s*[x×*]?\s+|(\d{1,4})\s*[x×*]\s*)?(\d{2}\D.*|\w{4})$/i;

/** The containers in a text such as '2 × 40HC, 1 × 20GP'. What it can't read stays as the type, for the rules to refuse. */
export function readTypedContainers(text: string): BookedEquipment[] {
  return text
    .split(/[,;+\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, spaced, joined, type] = PART.exec(part) ?? [];
      return { size_type: normalizeSizeType(type ?? part), count: Number(spaced ?? joined ?? 1) };
    });
}

/** '2 × 40HC, 1 × 20GP' */
export function containersText(list: readonly BookedEquipment[]): string {
  return list.map(({ size_type, count }) => `${count} × ${TRADE_NAMES[size_type] ?? size_type}`).join(', ');
}

/** What the trade calls the most common types. */
const TRADE_NAMES: Record<string, string> = {
  '22G1': '20GP',
  '42G1': '40GP',
  '45G1': '40HC',
  '22R1': '20RF',
  '45R1': '40RH',
  L5G1: '45HC',
};
