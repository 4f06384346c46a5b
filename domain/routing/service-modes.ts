import type { RouteService } from './route-option.ts';
import type { TransportMode } from './transport-mode.ts';

const ALL_MODES: readonly TransportMode[] = ['air', 'road', 'rail', 'sea'];
const FAST_MODES: readonly TransportMode[] = ['air', 'road'];

/** The modes of a service: express, overnight and same-day go by air or road only. */
export function modesOf(service_type: RouteService): readonly TransportMode[] {
  return service_type === 'standard' ? ALL_MODES : FAST_MODES;
}

/**
 * The latest delivery that a service promises, in calendar days after the order. Seven business days are at least nine
 * calendar days; for one and three business days the same number is used.
 */
export const PROMISED_DAYS: Readonly<Record<RouteService, number>> = {
  standard: 9,
  express: 3,
  overnight: 1,
  same_day: 1,
};

/** Whether a service is withheld where its promise cannot be met. */
export function isStrict(service_type: RouteService): boolean {
  return service_type !== 'standard';
}

/** Heavier cargo gets no priority handling, whatever the service, kg. */
const MAX_PRIORITY_KG = 5000;

/** Whether cargo of this weight in kg gets priority handling. */
export function isPriority(service_type: RouteService, cargo_weight: number): boolean {
  return isStrict(service_type) && cargo_weight <= MAX_PRIORITY_KG;
}
