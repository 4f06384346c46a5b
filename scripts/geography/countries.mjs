/** Common names where ISO's name is formal. */
const PREFERRED = {
  BN: 'Brunei',
  BO: 'Bolivia',
  BQ: 'Caribbean Netherlands',
  CD: 'DR Congo',
  CG: 'Congo',
  CI: "Côte d'Ivoire",
  CN: 'China',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  KP: 'North Korea',
  KR: 'South Korea',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin',
  MK: 'North Macedonia',
  PN: 'Pitcairn Islands',
  PS: 'Palestine',
  RE: 'Réunion',
  RU: 'Russia',
  ST: 'São Tomé and Príncipe',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TR: 'Türkiye',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VE: 'Venezuela',
  VG: 'British Virgin Islands',
  VI: 'US Virgin Islands',
  VN: 'Vietnam',
};

/** Aliases: old names, short names, parts of a country, names in the local language. */
const ALIASES = {
  AE: ['Emirates'],
  AT: ['Österreich'],
  BE: ['België', 'Belgique'],
  BR: ['Brasil'],
  CD: ['DRC', 'Congo Kinshasa', 'Zaire'],
  CG: ['Congo Brazzaville'],
  CH: ['Schweiz', 'Suisse', 'Svizzera'],
  CN: ['PRC', 'Mainland China'],
  CV: ['Cabo Verde', 'Cape Verde'],
  DE: ['Deutschland'],
  DK: ['Danmark'],
  ES: ['España'],
  FI: ['Suomi'],
  GB: ['Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  GR: ['Hellas'],
  HK: ['Hong Kong SAR'],
  IT: ['Italia'],
  JP: ['Nippon'],
  KR: ['Korea', 'ROK'],
  MA: ['Maroc'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland', 'Nederland'],
  NO: ['Norge'],
  PH: ['The Philippines'],
  PL: ['Polska'],
  PS: ['Palestinian Territories'],
  SA: ['KSA'],
  SE: ['Sverige'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  US: ['America', 'United States of America'],
  VA: ['Vatican'],
  VN: ['Viet Nam'],
};

/** Seats of government that GeoNames does not mark as capitals, and main towns of small territories. */
const CAPITALS = {
  EH: ['Laayoune', 27.1418, -13.188, 'Africa/El_Aaiun'],
  IL: ['Jerusalem', 31.769, 35.2163, 'Asia/Jerusalem'],
  IO: ['Diego Garcia', -7.3133, 72.4111, 'Indian/Chagos'],
  PS: ['Ramallah', 31.8996, 35.2042, 'Asia/Hebron'],
  TK: ['Nukunonu', -9.2, -171.848, 'Pacific/Fakaofo'],
};

/** Uninhabited, so nothing is shipped there. */
const EMPTY = ['AQ', 'BV', 'HM', 'UM'];

/** Country names and country locations as two modules, because browsers load only the first. */
export function buildCountries({ names, codes, continents, cities }) {
  const alpha3 = new Map(codes.map(([alpha2, code]) => [alpha2, code]));
  const continentOf = new Map(continents.map(({ code, continent }) => [code, continent]));
  const capitals = new Map(
    cities
      .filter(({ kind }) => kind === 'PPLC')
      .map((city) => [city.country, [city.name, city.latitude, city.longitude, city.timezone]]),
  );
  for (const [code, capital] of Object.entries(CAPITALS)) capitals.set(code, capital);

  const rows = Object.entries(names)
    .filter(([code]) => !EMPTY.includes(code))
    .map(([code, name]) => {
      const known = [name].flat();
      const shown = PREFERRED[code] ?? known[0];
      const aliases = [...new Set([...known, ...(ALIASES[code] ?? [])])].filter((alias) => alias !== shown);
      const capital = capitals.get(code);
      if (!capital) throw new Error(`No capital known for ${code}`);
      return {
        names: [code, alpha3.get(code), shown, aliases.join(';')].join('|'),
        whereabouts: [code, continentOf.get(code), ...capital].join('|'),
      };
    })
    .sort((a, b) => (a.names < b.names ? -1 : 1));
  return {
    capitals,
    names: asModule(
      'COUNTRY_TABLE',
      'alpha-2 | alpha-3 | name | other names',
      rows.map((row) => row.names),
    ),
    whereabouts: asModule(
      'CAPITAL_TABLE',
      'alpha-2 | continent | capital | latitude | longitude | time zone',
      rows.map((row) => row.whereabouts),
    ),
  };
}

function asModule(name, columns, rows) {
  return [
    '/**',
    ' * Built by scripts/geography/build.mjs from ISO 3166 and GeoNames (CC BY 4.0).',
    ` * ${columns}`,
    ' */',
    `export const ${name} = \``,
    ...rows,
    '`;',
    '',
  ].join('\n');
}
