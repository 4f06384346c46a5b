import { type EditField, type EditValues, fieldsBetween } from './edit-values.ts';

export interface Difference {
  field: EditField;
  was: EditValues[EditField];
  is: EditValues[EditField];
  /** What stands typed in its place; null when nobody touched it here. */
  typed: EditValues[EditField] | null;
}

interface Versions {
  /** As it was when the form was filled in. */
  base: EditValues;
  typed: EditValues;
  newer: EditValues;
}

/** What somebody else has changed while this was typed. */
export function differencesOf({ base, typed, newer }: Versions): Difference[] {
  return fieldsBetween(base, newer).map((field) => ({
    field,
    was: base[field],
    is: newer[field],
    typed: typed[field] === base[field] ? null : typed[field],
  }));
}

/**
 * Whether what was typed must wait for a look at the newer version. A status that nobody touched here moves on by
 * itself while the freight travels: that alone stops nobody.
 */
export function isInTheWay(versions: Versions): boolean {
  return (
    fieldsBetween(versions.base, versions.typed).length > 0 &&
    differencesOf(versions).some(({ field, typed }) => field !== 'status' || typed !== null)
  );
}

/** The newer version with what was typed into other fields; what was typed into the same ones comes apart. */
export function mergedWith(versions: Versions): { values: EditValues; kept: Partial<EditValues> } {
  const { base, typed, newer } = versions;
  const both = differencesOf(versions)
    .filter((difference) => difference.typed !== null && difference.typed !== difference.is)
    .map(({ field }) => field);
  const own = fieldsBetween(base, typed);
  return {
    values: {
      ...newer,
      ...pick(
        typed,
        own.filter((field) => !both.includes(field)),
      ),
    },
    kept: pick(typed, both),
  };
}

function pick(values: EditValues, fields: readonly EditField[]): Partial<EditValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
