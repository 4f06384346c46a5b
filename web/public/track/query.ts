import { MAX_NUMBERS } from '#domain/shipments/typed-numbers.ts';
import { paths } from '#web/paths.ts';

/** The requested tracking numbers, from the URL or the search form. */
export type TrackQuery =
  | { kind: 'nothing' }
  | { kind: 'one'; number: string }
  | { kind: 'several' | 'too many'; numbers: readonly string[] };

export const NOTHING: TrackQuery = { kind: 'nothing' };

export function trackQueryOf(numbers: readonly string[]): TrackQuery {
  const [number] = numbers;
  if (number === undefined) return NOTHING;
  if (numbers.length === 1) return { kind: 'one', number };
  return { kind: numbers.length <= MAX_NUMBERS ? 'several' : 'too many', numbers };
}

/** The URL of a query. Null if there is nothing to show. */
export function addressOf(query: TrackQuery): string | null {
  if (query.kind === 'one') return paths.track(query.number);
  return query.kind === 'several' ? paths.trackMany(query.numbers) : null;
}

export function numbersOf(query: TrackQuery): readonly string[] {
  if (query.kind === 'nothing') return [];
  return query.kind === 'one' ? [query.number] : query.numbers;
}

/** The field's error message if the query can't be looked up. */
export function problemWith(query: TrackQuery): string | undefined {
  if (query.kind === 'nothing') return 'Please enter a tracking number';
  if (query.kind !== 'too many') return undefined;
  const count = query.numbers.length;
  return `You entered ${count} tracking numbers. Track up to ${MAX_NUMBERS} at a time: remove ${count - MAX_NUMBERS}.`;
}
