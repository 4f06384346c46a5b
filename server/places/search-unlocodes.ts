import { countryName } from '#domain/places/countries.ts';
import { operations } from './operations.ts';

export const searchUnlocodes = operations.searchUnlocodes.handler(({ input, context: { geography } }) =>
  geography.searchUnlocodes(input.q, input.limit).map(({ code, name, country, kind, iata, ...point }) => ({
    unlocode: code,
    name,
    country: countryName(country),
    kind,
    iata,
    time_zone: geography.timeZones.at(point),
  })),
);
