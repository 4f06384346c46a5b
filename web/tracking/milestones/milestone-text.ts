import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import type { EquipmentState } from '#domain/equipment/equipment-states.ts';
import type { MilestoneSource } from '#domain/milestones/milestone.ts';
import { dcsaCodeOf, type MilestoneCode } from '#domain/milestones/milestone-codes.ts';
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

const REPORTS_OF: Record<MilestoneSource, string> = {
  staff: 'our team’s',
  customer: 'the customer’s',
  driver: 'the driver’s',
  device: 'the position',
  carrier: 'the carrier’s',
  edi: 'the carrier’s by EDI',
  rule: 'the computed one',
};

type Counting = Pick<Milestone, 'source' | 'chosen_by_staff' | 'actual'>;

/** Why the report that counts does. */
export function usedSourceText({ source, actual, chosen_by_staff }: Counting): string {
  if (source === 'rule' && actual === null)
    return 'We use our computed time, because the earlier connection can’t be met.';
  if (chosen_by_staff) return `Our team has checked the reports and uses ${REPORTS_OF[source]}.`;
  if (source === 'staff') return 'We use what our team confirmed.';
  return `We use ${REPORTS_OF[source]}.`;
}

/** 'Vessel position' on a leg by sea. */
export function sourceText(source: MilestoneSource, mode: Leg['mode'] | undefined): string {
  return source === 'device' && (mode === 'sea' || mode === 'barge')
    ? 'Vessel position'
    : SOURCE_NAMES[source];
}

/** 'arrived ', 'expects ': what a source says of an event, before its time. */
export function claimText({ code, actual }: Pick<Milestone, 'code' | 'actual'>): string {
  if (actual === null) return 'expects ';
  const event = dcsaCodeOf(code as MilestoneCode);
  return event === 'ARRI' ? 'arrived ' : event === 'DEPA' ? 'departed ' : '';
}
