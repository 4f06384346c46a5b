import type { RouteService } from './route-option.ts';
import type { TransportMode } from './transport-mode.ts';

const ALL_MODES: readonly TransportMode[] = ['air', 'road', 'rail', 'sea'];
const FAST_MODES: readonly TransportMode[] = ['air', 'road'];

/** The modes that a service travels by: express, overnight and same-day go by air or road only. */
export function modesOf(service_type: RouteService): readonly TransportMode[] {
  return service_type === 'standard' ? ALL_MODES : FAST_MODES;
}

/**
 * The latest delivery that a service promises, days after the order. Seven business days are nine calendar days at
 * least; one and three business days never come sooner than as many calendar days.
 */
export const PROMISED_DAYS: Readonly<Record<RouteService, number>> = {
  standard: 9,
  express: 3,
  overnight: 1,
  same_day: 1,
};

/** Whether a service is not offered at all where its promise cannot be kept. */
export function isStrict(service_type: RouteService): boolean {
  return service_type !== 'standard';
}

/** What weighs more than this is not handled with priority, whatever the service, kg. */
const MOST_PRIORITY_KG = 5000;

export function isPriority(service_type: RouteService, cargo_weight: number): boolean {
  return isStrict(service_type) && cargo_weight <= MOST_PRIORITY_KG;
}
