import { countryName } from '../places/countries.ts';

/** The lines of a branch's sender address; the country is added where they don't name it. */
export function senderAddressLines({
  sender_address,
  country,
}: {
  sender_address: string;
  country: string;
}): string[] {
  const lines = sender_address.split('\n').flatMap((line) => line.trim() || []);
  const name = countryName(country);
  return lines.some((line) => line.endsWith(name)) ? lines : [...lines, name];
}
