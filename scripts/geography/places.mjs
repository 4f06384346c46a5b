import { foldName } from '../../domain/places/fold.ts';

/** The rows of a GeoNames table (19 tab-separated columns), those of abandoned or historical places left out. */
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
 * The gazetteer as `readGazetteer` wants it: towns from 5,000 people, capitals and seats of first-order divisions,
 * the largest first; and, apart from them, all their names, folded and sorted.
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

/** Vietnam redrew its provinces in 2025: the codes of 2023 would name wrong ones. */
function divisionName(names, { country, admin1 }) {
  return country === 'VN' ? '' : (names.get(`${country}.${admin1}`) ?? '');
}

function ownNames({ name, ascii }) {
  return [...new Set([foldName(name), foldName(ascii)])];
}

/** Folded names once in Latin letters, machine transcriptions (in lower case) left out, each only once. */
function alternateNames(city) {
  const own = ownNames(city);
  const written = city.alternates
    .filter((alternate) => /^['’]?[\p{Lu}\p{Lt}'’][\p{Script=Latin}\s'’.-]{2,}$/u.test(alternate))
    .map(foldName)
    .filter((folded) => !own.includes(folded));
  return [...new Set(written)].slice(0, city.population >= 100_000 ? 60 : 5);
}
