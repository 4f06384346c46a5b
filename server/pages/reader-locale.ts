const DEFAULT_LOCALE = 'en-US';
/** Longer than any tag that a browser sends. */
const MAX_TAG_LENGTH = 35;

/**
 * The locale for dates: the first language of `Accept-Language` that this runtime can format. Resolved, so that a caller
 * can't fill caches with invented languages.
 */
export function readerLocale(acceptLanguage: string | undefined): string {
  for (const part of (acceptLanguage ?? '').split(',', 8)) {
    const locale = resolved(part.replace(/;.*/s, '').trim());
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}

function resolved(tag: string): string | undefined {
  if (tag === '' || tag.length > MAX_TAG_LENGTH) return undefined;
  try {
    // The base name, because extensions choose calendars and digits.
    const { baseName } = new Intl.Locale(tag);
    const [supported] = Intl.DateTimeFormat.supportedLocalesOf(baseName);
    return supported && new Intl.DateTimeFormat(supported).resolvedOptions().locale;
  } catch {
    return undefined;
  }
}
