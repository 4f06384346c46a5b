import type { Position } from '../route-leg.ts';

/**
 * Rivers, firths and dredged channels to major ports that the quarter-degree grid shows as land. Each begins in open
 * water and ends at the port. Unnamed, because they are not passages.
 */
export const FAIRWAYS: readonly (readonly Position[])[] = [
  line('-125 48.5, -124.6 48.45, -123.2 48.25, -122.7 48.15, -122.5 47.9, -122.4 47.6, -122.4 47.3'), // Puget Sound
  line('-123.2 48.25, -123.2 48.75, -123.4 49.2, -123.15 49.3'), // Vancouver
  line('-89.2 28.8, -89.4 29.1, -89.8 29.6, -90.05 29.93'), // Mississippi
  line('-82.9 27.55, -82.45 27.9'), // Tampa Bay
  line('-75.9 36.95, -76.15 37.4, -76.2 38, -76.4 38.5, -76.4 39, -76.5 39.25'), // Chesapeake Bay
  line('-75 38.85, -75.3 39.2, -75.55 39.6, -75.3 39.85, -75.15 39.9'), // Delaware
  line('-68.5 48.7, -69.6 48.1, -70.5 47.3, -71.2 46.83, -72.5 46.35, -73.2 45.95, -73.5 45.57'), // Saint Lawrence
  line('-80.5 -3.2, -80 -2.7, -79.9 -2.3'), // Guayaquil
  line('-47.7 -0.3, -48.3 -0.9, -48.75 -1.5'), // Pará
  line(
    '-49.5 1, -50.3 0.4, -51.1 0, -51.8 -1.2, -52.5 -1.6, -54.7 -2.4, -55.5 -1.9, -56.7 -2.6, -58.4 -3.1, -60 -3.1',
  ), // Amazon
  line('8 54.05, 8.7 53.92, 9.2 53.85, 9.55 53.6, 9.95 53.53'), // Elbe
  line('-2.8 56.1, -3.7 56.03'), // Firth of Forth
  line('1.1 51.55, 0.48 51.5'), // Thames
  line('13.8 44.7, 14.25 45, 14.43 45.3'), // Kvarner
  line('26.4 38.7, 26.75 38.55, 27.1 38.43'), // Gulf of İzmir
  line('28.8 60.1, 29.7 59.98, 30.2 59.9'), // Neva Bay
  line('19.7 54.65, 20.45 54.7'), // Kaliningrad
  line('33.6 69.5, 33.4 69.1, 33.06 68.97'), // Kola Bay
  line('10.6 59, 10.6 59.6, 10.7 59.9'), // Oslofjord
  line('12.2 -6.05, 12.9 -5.9, 13.45 -5.82'), // Congo
  line('34.5 27.5, 34.4 27.9, 34.65 28.6, 34.85 29.2, 34.95 29.45'), // Gulf of Aqaba
  line('48.5 29.7, 48.2 29.9, 47.95 30.03'), // Khor Abdullah
  line('88.1 21.3, 88 21.9, 88.1 22.2, 88.3 22.55'), // Hooghly
  line('96.4 16.3, 96.2 16.75'), // Yangon River
  line('107 10.2, 106.85 10.5, 106.8 10.75'), // Sài Gòn River
  line('139.7 34.9, 139.75 35.25, 139.8 35.6'), // Tokyo Bay
  line('137 34.4, 136.9 34.7, 136.85 35'), // Ise Bay
];

/** Open on the grid but too shallow for ships. */
export const SHALLOWS: readonly (readonly Position[])[] = [
  line('-80.5 25.4, -81 24.8, -81.8 24.55, -82.9 24.6'), // Florida Keys
  line('79 9.4, 80.1 9.1'), // Adam's Bridge
];

function line(text: string): Position[] {
  return text.split(', ').map((point) => point.split(' ').map(Number) as Position);
}
