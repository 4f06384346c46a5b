import { localTimeText } from '#domain/calendar/local-time.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Reader } from './reader.ts';

const NBSP = '\u00a0';
const KM_PER_NAUTICAL_MILE = 1.852;
const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const modeLabels: Record<TransportMode, string> = { air: 'Air', sea: 'Sea', road: 'Road', rail: 'Rail' };

/** '14 Oct 2025, 06:00 GMT-7': times always include their zone. */
export function momentText(moment: Date, { locale, timeZone }: Reader): string {
  return localTimeText(moment, timeZone, locale);
}

/** 'Houston, US'. */
export function placeText(city: string, country: string): string {
  return `${city}, ${country}`;
}

export function weightText(kilograms: number): string {
  return `${kilograms.toLocaleString('en-US')}${NBSP}kg`;
}

export function modeText(mode: TransportMode | null): string {
  return mode ? modeLabels[mode] : 'Multi-modal';
}

/** '43.8210, -172.4409'. */
export function positionText({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}

/** '34 km/h', at sea '34 km/h (18.4 kn)'. */
export function speedText(kmPerHour: number, mode: TransportMode): string {
  const onLand = `${decimal(kmPerHour)}${NBSP}km/h`;
  return mode === 'sea' ? `${onLand} (${decimal(kmPerHour / KM_PER_NAUTICAL_MILE)}${NBSP}kn)` : onLand;
}

/** '067° E': three figures, as on a compass, and the nearest of eight directions. */
export function headingText(degrees: number): string {
  const whole = Math.round(degrees) % 360;
  const wind = COMPASS[Math.round(whole / 45) % COMPASS.length];
  return `${String(whole).padStart(3, '0')}°${NBSP}${wind}`;
}

function decimal(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
