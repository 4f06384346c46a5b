interface Town {
  city: string | null;
  postal_code: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

/** Countries that write the postal code after the city (Universal Postal Union, addressing systems by country). */
const CODE_AFTER_CITY: ReadonlySet<string> = new Set(
  'AE AU BD CA CN CO GB HK ID IE IN JP KR NZ PK SA SG TH TW US VN ZA'.split(' '),
);

/** City and postal code in the order of the country, as on a letter; '' where both are unknown. */
export function townLine({ city, postal_code, country }: Town): string {
  const parts = CODE_AFTER_CITY.has(country ?? '') ? [city, postal_code] : [postal_code, city];
  return parts.flatMap((part) => part?.trim() || []).join(' ');
}
