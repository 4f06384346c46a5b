/** The values that a form was filled in from, those typed since, and those that someone else has saved. */
export interface Versions<Values> {
  base: Values;
  typed: Values;
  newer: Values;
}

/** A field that someone else changed since the base version. */
export interface Difference {
  /** 'consignee.city'; a list counts as one field. */
  field: string;
  was: unknown;
  is: unknown;
  /** The user's value; null if the user did not change the field. */
  typed: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether there are unsaved changes. */
export function isTyped({ base, typed }: Pick<Versions<Fields>, 'base' | 'typed'>): boolean {
  return differencesOf({ base, typed: base, newer: typed }).length > 0;
}

export function differencesOf({ base, typed, newer }: Versions<Fields>): Difference[] {
  const [was, mine, now] = [fieldsOf(base), fieldsOf(typed), fieldsOf(newer)];
  return [...now]
    .filter(([field, value]) => !isSame(value, was.get(field)))
    .map(([field, is]) => ({
      field,
      was: was.get(field),
      is,
      typed: isSame(mine.get(field), was.get(field)) ? null : mine.get(field),
    }));
}

/** The newer version with all of the user's values. */
export function mergedWith<Values extends Fields>({ base, typed, newer }: Versions<Values>): Values {
  const merged = Object.keys(newer).map((field) => {
    const [was, mine, now] = [base[field], typed[field], newer[field]];
    if (isGroup(was) && isGroup(mine) && isGroup(now))
      return [field, mergedWith({ base: was, typed: mine, newer: now })];
    return [field, isSame(mine, was) ? now : mine];
  });
  return Object.fromEntries(merged) as Values;
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function fieldsOf(values: Fields, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([field, value]): [string, unknown][] =>
      isGroup(value) ? [...fieldsOf(value, `${path}${field}.`)] : [[`${path}${field}`, value]],
    ),
  );
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
