import type { RouteOption } from '#domain/routing/route-option.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';

/** 'reliability 88%, of 42 of our shipments', 'reliability 85%, typical for sea'. */
export function reliabilityText({
  transport_mode,
  reliability_score,
  reliability_shipments,
}: Pick<RouteOption, 'transport_mode' | 'reliability_score' | 'reliability_shipments'>): string {
  const basis =
    reliability_shipments === null
      ? `typical for ${MODE_NAMES[transport_mode].toLowerCase()}`
      : `of our last ${reliability_shipments} shipments on this lane`;
  return `reliability ${reliability_score}%, ${basis}`;
}
