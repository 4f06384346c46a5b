import { COUNTRY_TABLE } from './country-table.ts';
import { foldName } from './normalize-name.ts';
import type { CountryCode } from './place.ts';

export interface Country {
  code: CountryCode;
  /** ISO 3166-1 alpha-3. */
  alpha3: string;
  name: string;
  aliases: readonly string[];
}

/** Every inhabited country and territory, by code. */
export const COUNTRIES: readonly Country[] = COUNTRY_TABLE.trim().split('\n').map(readCountry);

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));
const byName = new Map(
  COUNTRIES.flatMap((country) =>
    [country.code, country.alpha3, country.name, ...country.aliases].map((name) => [foldName(name), country]),
  ),
);

/** The alpha-2 code of a country written as a name, an alias or a code, in any case and with or without accents. */
export function resolveCountry(text: string): CountryCode | undefined {
  const folded = foldName(text);
  return (byName.get(folded) ?? byName.get(folded.replace(/^the /, '')))?.code;
}

export function findCountry(code: CountryCode): Country | undefined {
  return byCode.get(code);
}

/** The English name of a country; the code itself when it is not a known one. */
export function countryName(code: CountryCode): string {
  return byCode.get(code)?.name ?? code;
}

function readCountry(row: string): Country {
  const [code, alpha3, name, aliases] = row.split('|') as [string, string, string, string];
  return { code, alpha3, name, aliases: aliases === '' ? [] : aliases.split(';') };
}
