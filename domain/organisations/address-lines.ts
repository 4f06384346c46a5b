import { countryName } from '../places/countries.ts';

interface PostalAddress {
  street: string;
  city: string;
  postal_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Countries that write the postal code after the city (Universal Postal Union, addressing systems by country). */
const CODE_AFTER_CITY: ReadonlySet<string> = new Set(
  'AE AU BD CA CN CO GB HK ID IE IN JP KR NZ PK SG TH TW US VN ZA'.split(' '),
);

/** A postal address as printed: street, city with postal code, country. Empty parts are left out. */
export function addressLines({ street, city, postal_code, country }: PostalAddress): string[] {
  const town = CODE_AFTER_CITY.has(country) ? [city, postal_code] : [postal_code, city];
  return [street, town.filter(Boolean).join(' '), countryName(country)].filter(Boolean);
}
