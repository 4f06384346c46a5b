import { foldName } from '../../domain/places/normalize-name.ts';

/** Reads a GeoNames table (19 tab-separated columns) without abandoned or historical places. */
export function readCities(text) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter((fields) => !['PPLH', 'PPLCH', 'PPLQ', 'PPLW'].includes(fields[7]))
    .map((fields) => ({
      name: fields[1],
      ascii: fields[2],
      alternates: fields[3].split(','),
      latitude: Number(fields[4]),
      longitude: Number(fields[5]),
      kind: fields[7],
      country: fields[8],
      admin1: fields[10],
      population: Number(fields[14]),
      timezone: fields[17],
    }));
}

/**
 * Builds the gazetteer for `readGazetteer`: towns from 5,000 people, capitals and seats of first-order divisions, largest
 * first; and separately all their names, normalized and sorted.
 */
export function buildPlaces(cities, divisions) {
  const divisionNames = new Map(divisions.map(({ code, name }) => [code, name]));
  const chosen = cities
    .filter(({ population, kind }) => population >= 5000 || kind === 'PPLC' || kind === 'PPLA')
    .filter(({ kind, population }) => kind !== 'PPLX' || population >= 100_000)
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'en'));
  const places = chosen.map((city) =>
    [
      city.name,
      city.country,
      divisionName(divisionNames, city),
      Number(city.latitude.toFixed(4)),
      Number(city.longitude.toFixed(4)),
      city.population,
      city.timezone,
    ].join('\t'),
  );
  const names = [indexOf(chosen, ownNames), indexOf(chosen, alternateNames)].join('\n\n');
  return { places: places.join('\n'), names };
}

function indexOf(cities, namesOf) {
  return cities
    .flatMap((city, place) => namesOf(city).map((name) => ({ name, place })))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.place - b.place))
    .map(({ name, place }) => `${name}\t${place}`)
    .join('\n');
}

/** Vietnam changed its provinces in 2025, so the codes of 2023 would name wrong ones. */
function divisionName(names, { country, admin1 }) {
  return country === 'VN' ? '' : (names.get(`${country}.${admin1}`) ?? '');
}

function ownNames({ name, ascii }) {
  return [...new Set([foldName(name), foldName(ascii)])];
}

/** Normalized alternate names without duplicates and machine transcriptions (in lower case). */
function alternateNames(city) {
  const own = ownNames(city);
  const written = city.alternates
    .filter((alternate) => /^['’]?[\p{Lu}\p{Lt}'’][\p{Script=Latin}\s'’.-]{2,}$/u.test(alternate))
    .map(foldName)
    .filter((folded) => !own.includes(folded));
  const latin = [...new Set(written)].slice(0, city.population >= 100_000 ? 60 : 5);
  return [...latin, ...nativeNames(city)];
}

const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati'],
  ...['Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana', 'Khmer', 'Lao', 'Malayalam'],
  ...['Myanmar', 'Sinhala', 'Tamil', 'Telugu', 'Thai'],
];
const OTHER_SCRIPT = new RegExp(
  `^[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}\\p{M}\\p{Lm}\\s'’.・-]{2,}$`,
  'u',
);
/** The country's scripts, for small towns whose names are needed only in them. */
const OWN_SCRIPTS = {
  Arabic: 'AE BH DZ EG IQ IR JO KW LB LY MA OM PK PS QA SA SD SY TN YE',
  Cyrillic: 'BG BY KG KZ MK MN RS RU TJ UA',
  Georgian: 'GE',
  Greek: 'CY GR',
  Han: 'CN HK JP MO TW',
  Hangul: 'KR',
  Hebrew: 'IL',
  Thai: 'TH',
};

/** Names in other scripts: all for large towns, the country's script for small ones; with and without 'city'. */
function nativeNames(city) {
  const scripts = Object.keys(OWN_SCRIPTS).filter((script) => OWN_SCRIPTS[script].includes(city.country));
  const isOwn = (name) => scripts.some((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(name));
  const names = city.alternates
    .filter((alternate) => OTHER_SCRIPT.test(alternate))
    .filter((alternate) => city.population >= 100_000 || (city.population >= 15_000 && isOwn(alternate)))
    .map(foldName);
  return [...new Set(names.flatMap((name) => [name, name.replace(/(?<=^..+)[市시]$/u, '')]))];
}
