interface Item {
  id?: string | undefined;
}

interface ItemLabels<Each> {
  /** What an item is called. The fields it states are not repeated. */
  name(item: Each): string;
  stated: readonly (keyof Each & string)[];
  /** Fields that are not compared. */
  omitted?: readonly (keyof Each & string)[];
  /** Which item without a common id is the same one. */
  sameAs(item: Each): string;
}

const FIELD_LABELS: Readonly<Record<string, string>> = {
  tax_id: 'tax ID',
  organisation_id: 'organisation',
  hs_code: 'HS code',
  un_number: 'UN number',
  ems: 'EmS',
};

/**
 * Two versions of a list as texts, with the fields in which an item differs in brackets: 'consignee: Rheinwerk GmbH
 * (address: Kai 1)'. The texts are equal where the items are.
 */
export function itemTexts<Each extends Item>(
  before: readonly Each[],
  after: readonly Each[],
  labels: ItemLabels<Each>,
): [before: string, after: string] {
  return [listText(before, after, labels), listText(after, before, labels)];
}

/** The item of another version of the list that is the same as this one: by id, or by name where ids do not say it. */
export function counterpart<Each extends Item>(
  item: Each,
  items: readonly Each[],
  others: readonly Each[],
  sameAs: (item: Each) => string,
): Each | undefined {
  const isIn = (list: readonly Each[], { id }: Each) => id !== undefined && list.some((one) => one.id === id);
  return isIn(others, item)
    ? others.find(({ id }) => id === item.id)
    : others.find((other) => !isIn(items, other) && sameAs(other) === sameAs(item));
}

function listText<Each extends Item>(
  items: readonly Each[],
  others: readonly Each[],
  { name, stated, omitted = [], sameAs }: ItemLabels<Each>,
): string {
  const hidden: readonly string[] = ['id', ...stated, ...omitted];
  return items
    .map((item) => {
      const other = counterpart(item, items, others, sameAs);
      const known = other && new Map(fieldTexts(other));
      const different = fieldTexts(item)
        .filter(([field, text]) => !hidden.includes(field) && known?.get(field) !== text)
        .map(([field, text]) => `${FIELD_LABELS[field] ?? field.replaceAll('_', ' ')}: ${text}`);
      return different.length > 0 ? `${name(item)} (${different.join(', ')})` : name(item);
    })
    .join('; ');
}

/** The fields that have a value, those of nested objects too. Sorted, because stored JSON loses their order. */
function fieldTexts(value: object): [field: string, text: string][] {
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([field, inner]): [string, string][] => {
      if (inner === null || inner === undefined || inner === '') return [];
      if (typeof inner === 'boolean') return [[field, inner ? 'yes' : 'no']];
      if (inner instanceof Date) return [[field, inner.toISOString()]];
      return typeof inner === 'object' ? fieldTexts(inner) : [[field, String(inner)]];
    });
}
