import type { TrackedShipment } from '#contract/tracking.ts';
import type { EquipmentState } from '#domain/equipment/equipment-states.ts';
import { SOURCE_NAMES } from '#web/status/milestone-sources.ts';

type Milestone = TrackedShipment['milestones'][number];
type Leg = TrackedShipment['legs'][number];

export const legModeLabels: Record<Leg['mode'], string> = {
  sea: 'Sea',
  air: 'Air',
  road: 'Road',
  rail: 'Rail',
  barge: 'Barge',
};

export const legStateLabels: Record<Leg['state'], string> = {
  done: 'done',
  under_way: 'under way',
  ahead: 'ahead',
};

/** 'Sextant Ocean Lines · MV Heron Reach · 117S'; '' where nothing is known. */
export function carriageText({ carrier, vessel, voyage, flight }: Leg): string {
  return [carrier, vessel, voyage, flight].filter(Boolean).join(' · ');
}

export const equipmentStateLabels: Record<EquipmentState, string> = {
  picked_up: 'Picked up',
  stuffed: 'Stuffed',
  gated_in: 'At the terminal',
  loaded: 'On board',
  discharged: 'Discharged',
  on_hold: 'On hold',
  released: 'Released',
  gated_out: 'Out of the terminal',
  dropped_off: 'Delivered',
  stripped: 'Unpacked',
};

/** 'GWLU 402886 6', as on its doors; numbers of other equipment as they are. */
export function equipmentNumberText(number: string): string {
  return number.replace(/^([A-Z]{4})(\d{6})(\d)$/, '$1\u00a0$2\u00a0$3');
}

/** What happened or happens: the time that counts. */
export function countingTime({ actual, estimated, planned }: Milestone): Date | null {
  return actual ?? estimated ?? planned;
}

/** Why the report that counts does. Staff decide; a carrier knows its vessel better than a position does. */
export function usedSourceText({ source, actual }: Milestone): string {
  if (source === 'rule' && actual === null)
    return 'We use our computed time, because the earlier connection can’t be met.';
  if (source === 'staff') return 'We use what our team confirmed.';
  return `We use the report of: ${SOURCE_NAMES[source]}.`;
}
