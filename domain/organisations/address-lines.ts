import { countryName } from '../places/countries.ts';
import { townLine } from '../places/town-line.ts';

interface PostalAddress {
  street: string;
  city: string;
  postal_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** A postal address as printed: street, city with postal code, country. Empty parts are left out. */
export function addressLines(address: PostalAddress): string[] {
  return [address.street, townLine(address), countryName(address.country)].filter(Boolean);
}
