import { MOST_NUMBERS } from '#domain/shipments/typed-numbers.ts';
import { paths } from '#web/paths.ts';

/** What somebody wants to see: by the address, or by what was just typed. */
export type Asked =
  | { kind: 'nothing' }
  | { kind: 'one'; number: string }
  | { kind: 'several' | 'too many'; numbers: readonly string[] };

export const NOTHING: Asked = { kind: 'nothing' };

export function askedFor(numbers: readonly string[]): Asked {
  const [number] = numbers;
  if (number === undefined) return NOTHING;
  if (numbers.length === 1) return { kind: 'one', number };
  return { kind: numbers.length <= MOST_NUMBERS ? 'several' : 'too many', numbers };
}

/** Null where there is nothing to show. */
export function addressOf(asked: Asked): string | null {
  if (asked.kind === 'one') return paths.track(asked.number);
  return asked.kind === 'several' ? paths.trackMany(asked.numbers) : null;
}

export function numbersOf(asked: Asked): readonly string[] {
  if (asked.kind === 'nothing') return [];
  return asked.kind === 'one' ? [asked.number] : asked.numbers;
}

/** What the field says where nothing can be looked up. */
export function problemWith(asked: Asked): string | undefined {
  if (asked.kind === 'nothing') return 'Please enter a tracking number';
  if (asked.kind !== 'too many') return undefined;
  const count = asked.numbers.length;
  return `These are ${count} tracking numbers. Up to ${MOST_NUMBERS} can be looked up at once: please take out ${count - MOST_NUMBERS}.`;
}
