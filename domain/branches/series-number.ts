const DIGITS = 5;

/** 'INV-NL-2026-00042': the 42nd number of the prefix in the year (UTC). From 100,000 on it has more digits. */
export function seriesNumber(prefix: string, year: number, order: number): string {
  return `${prefix}-${year}-${String(order).padStart(DIGITS, '0')}`;
}

/**
 * What a typed number may stand for without its prefix, with or without the year: whole numbers of the series ('42', '2026-00042'),
 * and beginnings of numbers, also after the prefixes of other numbers.
 */
export function typedNumbers(
  text: string,
  series: readonly { prefix: string; year: number }[],
  others: readonly string[] = [],
): { exact: string[]; beginnings: string[] } {
  const [, year, order] = /^(?:(\d{4})-)?(\d{1,9})$/.exec(text) ?? [];
  const ofYear = series.filter((each) => year === undefined || each.year === Number(year));
  const prefixes = /^\d/.test(text) ? [...series.map(({ prefix }) => prefix), ...others] : [];
  return {
    exact:
      order === undefined ? [] : ofYear.map((each) => seriesNumber(each.prefix, each.year, Number(order))),
    beginnings: [text.toUpperCase(), ...new Set(prefixes.map((prefix) => `${prefix}-${text}`))],
  };
}
