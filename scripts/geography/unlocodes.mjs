import { readFileSync } from 'node:fs';
import { locatePlace } from '../../domain/places/locate-place.ts';

/**
 * Inland places by UN/LOCODE. The positions are those of the gazetteer, except where the list states one.
 * Columns: UN/LOCODE, name, country, latitude, longitude.
 */
export function buildInlandUnlocodes(gazetteer) {
  return readFileSync(new URL('inland-unlocodes.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, code, place, latitude, longitude] = /^(\S{5}) (.+?)(?: (-?[\d.]+) (-?[\d.]+))?$/.exec(line);
      const country = code.slice(0, 2);
      const point = latitude
        ? { latitude: Number(latitude), longitude: Number(longitude) }
        : locatePlace(gazetteer, { city: place, country }, { exact: true });
      if (!point || point.approximate) throw new Error(`The gazetteer lacks ${line}`);
      const [name] = place.split(',');
      return [code, name, country, point.latitude.toFixed(4), point.longitude.toFixed(4)].join('\t');
    })
    .sort()
    .join('\n');
}
