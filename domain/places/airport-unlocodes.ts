import type { CountryCode } from './place.ts';

/**
 * Airports whose UN/LOCODE is not the country and the IATA code, because the list assigns those letters to another place
 * or has only the airport's town. Null where the UN/LOCODE is not known.
 */
const EXCEPTIONS: Readonly<Record<string, string | null>> = {
  BFS: 'GBBEL',
  BGY: 'ITBGO',
  BHX: 'GBBHM',
  BSL: 'CHBSL',
  CJU: 'KRCHA',
  GLA: 'GBGLW',
  IAH: 'USHOU',
  ITM: 'JPOSA',
  LTN: 'GBLUT',
  MCO: 'USORL',
  MDW: 'USCHI',
  NQZ: 'KZAST',
  NSI: 'CMYAO',
  SDF: 'USLUI',
  SMF: 'USSAC',
  SVX: 'RUYEK',
  TSF: 'ITTRV',
  XIY: 'CNSIA',
  ...unknown('BEB BJV BJX CAL CIW CRK DCF DRP EFL EHU ETM EUN GSV HPA HRI HSA KOA KOI LOP LYR MAS'),
  ...unknown('NLU NMF OIM OKI PIX PRN PVA RSW SDS STG SYY TBI TFU UBN VAM VCS VDE VLY WNI'),
  ...unknown('YCY YIO YQY YRB YRT YTE YVM YXP YXS YXX YYJ YZP ZEL ZIA ZMT'),
};

/** The UN/LOCODE of an airport with this IATA code. Null where it is not known. */
export function unlocodeOfAirport({ code, country }: { code: string; country: CountryCode }): string | null {
  const exception = EXCEPTIONS[code];
  return exception === undefined ? country + code : exception;
}

function unknown(codes: string): Record<string, null> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, null]));
}
