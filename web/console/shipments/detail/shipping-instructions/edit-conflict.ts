import type { InstructionValues } from './form-values.ts';

interface Versions {
  /** The version that the form was filled in from. */
  base: InstructionValues;
  typed: InstructionValues;
  newer: InstructionValues;
}

export interface InstructionsDifference {
  /** 'consignee.city'; lines and containers count as one field. */
  field: string;
  /** Whether the user typed another value. */
  isTyped: boolean;
  /** The stored value; null if it is not a single text. */
  is: string | null;
}

/** The fields that someone else changed since the base version. */
export function differencesOf({ base, typed, newer }: Versions): InstructionsDifference[] {
  const [was, now, mine] = [leavesOf(base), leavesOf(newer), leavesOf(typed)];
  return [...now]
    .filter(([field, value]) => !same(value, was.get(field)))
    .map(([field, value]) => ({
      field,
      isTyped: !same(mine.get(field), was.get(field)) && !same(mine.get(field), value),
      is: typeof value === 'string' ? value : null,
    }));
}

/** The newer version with all of the user's values. */
export function mergedWith({ base, typed, newer }: Versions): InstructionValues {
  const merged = { ...newer };
  for (const key of Object.keys(newer) as (keyof InstructionValues)[]) {
    const [was, mine, now] = [base[key], typed[key], newer[key]];
    const value =
      isParty(mine) && isParty(now) && isParty(was) ? mergedFields(was, mine, now) : pick(was, mine, now);
    Object.assign(merged, { [key]: value });
  }
  return merged;
}

type Fields = Record<string, unknown>;

function mergedFields(was: Fields, mine: Fields, now: Fields): Fields {
  return Object.fromEntries(
    Object.keys(now).map((field) => [field, pick(was[field], mine[field], now[field])]),
  );
}

function pick(was: unknown, mine: unknown, now: unknown): unknown {
  return same(mine, was) ? now : mine;
}

function leavesOf(values: InstructionValues): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] =>
      isParty(value) ? Object.entries(value).map(([field, one]) => [`${key}.${field}`, one]) : [[key, value]],
    ),
  );
}

function isParty(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
