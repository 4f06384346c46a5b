import { readFileSync } from 'node:fs';
import { foldName } from '../../domain/places/normalize-name.ts';
import { distanceKm } from '../../domain/routing/search/geodesy.ts';

const DOUBTFUL_KM = 60;

/**
 * Sea ports by UN/LOCODE. The package misplaces about one in fifty, so a port is accepted only if it has a position near
 * the town of its name, in its country, and by the sea. Major ports and a few others come from our own lists.
 * Columns: UN/LOCODE, name, country, latitude, longitude, 1 for a major port.
 */
export function buildPorts(packaged, cities, seaRouter) {
  const major = readPorts('major-ports.txt');
  const further = readPorts('further-ports.txt');
  const listed = new Set([...major, ...further].map(({ code }) => code));
  const towns = townsByName(cities);
  const squares = townsBySquare(cities);

  const others = Object.entries(packaged)
    .filter(([code, port]) => /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) && port.coordinates && !listed.has(code))
    .map(([code, port]) => ({
      code,
      name: port.name.replace(/ Port$/, '').trim(),
      country: code.slice(0, 2),
      longitude: port.coordinates[0],
      latitude: port.coordinates[1],
    }))
    .filter((port) => Math.abs(port.latitude) <= 90 && Math.abs(port.longitude) <= 180)
    .filter((port) => seaRouter.harbour(port))
    .filter((port) => isNearItsTown(port, towns) && isInItsCountry(port, squares));

  const rows = [
    ...major.map((port) => ({ ...port, flag: 1 })),
    ...[...further, ...others].map((port) => ({ ...port, flag: 0 })),
  ];
  const table = rows
    .sort((a, b) => b.flag - a.flag || (a.code < b.code ? -1 : 1))
    .map(({ code, name, country, latitude, longitude, flag }) =>
      [code, name, country, latitude.toFixed(4), longitude.toFixed(4), flag].join('\t'),
    )
    .join('\n');
  return { table, major: rows.filter(({ flag }) => flag === 1) };
}

function readPorts(file) {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, code, name, latitude, longitude] = /^(\S{5}) (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line);
      return {
        code,
        name,
        country: code.slice(0, 2),
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
    });
}

function isNearItsTown(port, towns) {
  const namesakes = towns.get(`${port.country} ${foldName(port.name)}`) ?? [];
  return namesakes.length === 0 || namesakes.some((town) => distanceKm(port, town) <= DOUBTFUL_KM);
}

/** A port with only foreign towns nearby is misplaced; one without any town nearby is on a remote coast. */
function isInItsCountry(port, squares) {
  const near = [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx) => squareOf(port, dx, dy)))
    .flatMap((square) => squares.get(square) ?? [])
    .filter((town) => distanceKm(port, town) <= DOUBTFUL_KM);
  return near.length === 0 || near.some(({ country }) => country === port.country);
}

function townsByName(cities) {
  const towns = new Map();
  for (const city of cities) {
    for (const name of new Set([foldName(city.name), foldName(city.ascii)])) {
      const key = `${city.country} ${name}`;
      towns.set(key, [...(towns.get(key) ?? []), city]);
    }
  }
  return towns;
}

function townsBySquare(cities) {
  return Map.groupBy(cities, (city) => squareOf(city, 0, 0));
}

function squareOf({ latitude, longitude }, dx, dy) {
  return `${Math.floor(latitude) + dy} ${Math.floor(longitude) + dx}`;
}
