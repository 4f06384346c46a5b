import { type EditField, type EditValues, fieldsBetween } from './edit-values.ts';

export interface Difference {
  field: EditField;
  was: EditValues[EditField];
  is: EditValues[EditField];
  /** The user's value; null if the user did not change the field. */
  typed: EditValues[EditField] | null;
}

interface Versions {
  /** The version that the form was filled in from. */
  base: EditValues;
  typed: EditValues;
  newer: EditValues;
}

/** The fields that someone else changed since the base version. */
export function differencesOf({ base, typed, newer }: Versions): Difference[] {
  return fieldsBetween(base, newer).map((field) => ({
    field,
    was: base[field],
    is: newer[field],
    typed: typed[field] === base[field] ? null : typed[field],
  }));
}

/** Whether the user must review the newer version first. A status that only the journey changed is no conflict. */
export function isConflict(versions: Versions): boolean {
  return (
    fieldsBetween(versions.base, versions.typed).length > 0 &&
    differencesOf(versions).some(({ field, typed }) => field !== 'status' || typed !== null)
  );
}

/** The newer version with the user's values in other fields; their values in the same fields are returned apart. */
export function mergedWith(versions: Versions): { values: EditValues; conflicting: Partial<EditValues> } {
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
    conflicting: pick(typed, both),
  };
}

function pick(values: EditValues, fields: readonly EditField[]): Partial<EditValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
