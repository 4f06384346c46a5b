import { CAPITAL_TABLE } from './capital-table.ts';
import type { CountryCode, Point } from './place.ts';

type Continent = 'AF' | 'AN' | 'AS' | 'EU' | 'NA' | 'OC' | 'SA';

interface Capital extends Point {
  name: string;
  timezone: string;
}

/** Separate from the country names, which browsers load; they don't need coordinates. */
const byCountry = new Map(CAPITAL_TABLE.trim().split('\n').map(readCapital));

export function capitalOf(country: CountryCode): Capital | undefined {
  return byCountry.get(country)?.capital;
}

export function continentOf(country: CountryCode): Continent | undefined {
  return byCountry.get(country)?.continent;
}

function readCapital(row: string): [CountryCode, { continent: Continent; capital: Capital }] {
  const [country, continent, name, latitude, longitude, timezone] = row.split('|') as [
    string,
    Continent,
    string,
    string,
    string,
    string,
  ];
  return [
    country,
    { continent, capital: { name, latitude: Number(latitude), longitude: Number(longitude), timezone } },
  ];
}
