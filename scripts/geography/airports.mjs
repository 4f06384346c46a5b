import { readFileSync } from 'node:fs';
import { distanceKm } from '../../domain/routing/search/geodesy.ts';

/**
 * Large airports with scheduled service and an IATA code, and cargo hubs; for a country without one, the scheduled
 * airport nearest to its capital; for an island without one, all its airports.
 * Columns: IATA, name, country, latitude, longitude, 1 for a cargo hub.
 */
export function buildAirports(airports, capitals, landRouter) {
  const hubs = new Set(readFileSync(new URL('cargo-hubs.txt', import.meta.url), 'utf8').split(/\s+/));
  const scheduled = airports
    .filter((airport) => airport.scheduled_service === 'yes' && /^[A-Z]{3}$/.test(airport.iata_code))
    .map((airport) => ({
      ...airport,
      latitude: Number(airport.latitude_deg),
      longitude: Number(airport.longitude_deg),
    }))
    .map((airport) => ({ ...airport, landmass: landRouter.landmass(airport) }));
  const chosen = new Set(
    scheduled.filter(({ type, iata_code }) => type === 'large_airport' || hubs.has(iata_code)),
  );

  const servedCountries = new Set([...chosen].map(({ iso_country }) => iso_country));
  for (const [country, [, latitude, longitude]] of capitals) {
    if (servedCountries.has(country)) continue;
    const [nearest] = scheduled
      .filter(({ iso_country }) => iso_country === country)
      .sort((a, b) => distanceKm(a, { latitude, longitude }) - distanceKm(b, { latitude, longitude }));
    if (nearest) chosen.add(nearest);
  }

  const servedLands = new Set([...chosen].map(({ landmass }) => landmass));
  for (const airport of scheduled) {
    if (airport.landmass === undefined || !servedLands.has(airport.landmass)) chosen.add(airport);
  }

  return [...chosen]
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
