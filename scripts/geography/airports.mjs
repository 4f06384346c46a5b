import { readFileSync } from 'node:fs';
import { distanceKm } from '../../domain/routing/geodesy.ts';

/**
 * Large airports with scheduled service and an IATA code; for a country without one, its scheduled airport
 * nearest to the capital. Columns: IATA, name, country, latitude, longitude, 1 for a cargo hub.
 */
export function buildAirports(airports, capitals) {
  const scheduled = airports
    .filter((airport) => airport.scheduled_service === 'yes' && /^[A-Z]{3}$/.test(airport.iata_code))
    .map((airport) => ({
      ...airport,
      latitude: Number(airport.latitude_deg),
      longitude: Number(airport.longitude_deg),
    }));
  const chosen = scheduled.filter(({ type }) => type === 'large_airport');
  const served = new Set(chosen.map(({ iso_country }) => iso_country));
  for (const [country, [, latitude, longitude]] of capitals) {
    if (served.has(country)) continue;
    const [nearest] = scheduled
      .filter(({ iso_country }) => iso_country === country)
      .map((airport) => ({ airport, km: distanceKm(airport, { latitude, longitude }) }))
      .sort((a, b) => a.km - b.km);
    if (nearest) chosen.push(nearest.airport);
  }

  const hubs = new Set(readFileSync(new URL('cargo-hubs.txt', import.meta.url), 'utf8').split(/\s+/));
  const found = new Set(chosen.map(({ iata_code }) => iata_code));
  chosen.push(...scheduled.filter(({ iata_code }) => hubs.has(iata_code) && !found.has(iata_code)));
  return chosen
    .map((airport) =>
      [
        airport.iata_code,
        airport.name.replaceAll(/\s+/g, ' ').trim(),
        airport.iso_country,
        airport.latitude.toFixed(4),
        airport.longitude.toFixed(4),
        hubs.has(airport.iata_code) ? 1 : 0,
      ].join('\t'),
    )
    .sort()
    .join('\n');
}
