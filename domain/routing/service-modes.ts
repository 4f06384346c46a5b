import type { RouteService } from './route-option.ts';
import type { TransportMode } from './transport-mode.ts';

const ALL_MODES: readonly TransportMode[] = ['air', 'road', 'rail', 'sea'];
const FAST_MODES: readonly TransportMode[] = ['air', 'road'];

/** The modes that a service travels by: express, overnight and same-day go by air or road only. */
export function modesOf(service_type: RouteService): readonly TransportMode[] {
  return service_type === 'standard' ? ALL_MODES : FAST_MODES;
}
