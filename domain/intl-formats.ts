/** Above it the oldest is dropped: visitors choose the locale of their dates, and each format takes some 30 kB. */
const MAX_FORMATS = 1_000;

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();

/** The format of American English with these options, reused: making one takes a hundred times as long as using it. */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return reused(numberFormats, options, () => new Intl.NumberFormat('en-US', options));
}

/** The format with these options, reused; without a locale, the reader’s. */
export function dateTimeFormat(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return reused(dateTimeFormats, [locale, options], () => new Intl.DateTimeFormat(locale, options));
}

function reused<Format>(formats: Map<string, Format>, key: unknown, make: () => Format): Format {
  const text = JSON.stringify(key);
  const known = formats.get(text);
  if (known) return known;
  const format = make();
  if (formats.size === MAX_FORMATS) formats.delete(formats.keys().next().value as string);
  formats.set(text, format);
  return format;
}
