import type { CountryCode } from '#domain/places/place.ts';

/** Customs unions: the European Union's customs area and the Eurasian Economic Union. */
const CUSTOMS_AREAS = [
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK',
  'AM BY KG KZ RU',
].map((area) => area.split(' '));

export function isOneCustomsArea(one: CountryCode, other: CountryCode): boolean {
  return one === other || CUSTOMS_AREAS.some((area) => area.includes(one) && area.includes(other));
}

/** Whether a country is in the customs area of the European Union. */
export function isInEuropeanUnion(country: CountryCode): boolean {
  return isOneCustomsArea('DE', country);
}
