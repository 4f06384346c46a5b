import type { Point } from '#domain/places/place.ts';
import { distanceKm } from '../search/geodesy.ts';

interface Region extends Point {
  radius_km: number;
}

/** Regions without a road or railway to the rest of their landmass: centre and radius. */
const REGIONS: readonly Region[] = [
  region(-9.4, 147.2, 150), // Port Moresby
  region(-2.6, 140.6, 120), // Jayapura
  region(-4.5, 136.9, 100), // Timika
  region(-3.7, -73.2, 100), // Iquitos
  region(-4.2, -69.9, 100), // Leticia and Tabatinga
  region(69.3, 87.3, 130), // Norilsk and Dudinka
  region(67.6, 53, 100), // Naryan-Mar
  region(71.6, 128.9, 200), // Tiksi
  region(64.7, 177.5, 300), // Anadyr
  region(53.1, 158.6, 500), // Kamchatka
  region(58.3, -134.4, 60), // Juneau
  region(57.05, -135.3, 40), // Sitka
  region(64.5, -165.4, 150), // Nome
  region(66.9, -162.6, 100), // Kotzebue
  region(60.8, -161.8, 150), // Bethel
  region(71.3, -156.8, 100), // Utqiagvik
  region(62.8, -92.1, 150), // Rankin Inlet
  region(64.3, -96, 100), // Baker Lake
  region(69.1, -105, 100), // Cambridge Bay
  region(67.8, -115.1, 100), // Kugluktuk
  region(63.7, -68.5, 150), // Iqaluit
  region(58.1, -68.4, 100), // Kuujjuaq
  region(64.2, -51.7, 40), // Nuuk
  region(66.9, -53.7, 40), // Sisimiut
  region(69.2, -51.1, 40), // Ilulissat
  region(68.7, -52.9, 40), // Aasiaat
  region(65.4, -52.9, 40), // Maniitsoq
  region(60.7, -46, 40), // Qaqortoq
  region(65.6, -37.6, 40), // Tasiilaq
  region(67, -50.7, 40), // Kangerlussuaq
  region(72.8, -56.1, 40), // Upernavik
];

/** The region number of a point, from 1; 0 outside all regions. */
export function roadlessRegion(point: Point): number {
  return 1 + REGIONS.findIndex((one) => distanceKm(one, point) <= one.radius_km);
}

function region(latitude: number, longitude: number, radius_km: number): Region {
  return { latitude, longitude, radius_km };
}
