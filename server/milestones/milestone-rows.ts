import { hash } from 'node:crypto';
import { writtenOffset } from '#domain/calendar/calendar-day.ts';
import type { ReportedMilestone } from '#domain/milestones/milestone.ts';
import { newId } from '../database/statements/columns.ts';
import type { NewMilestone } from './milestones-table.ts';

type MilestoneFields = Omit<NewMilestone, 'id' | 'fingerprint' | 'empty_indicator'> &
  Partial<Pick<NewMilestone, 'empty_indicator'>>;

/** The row of a report about a shipment whose legs are known. */
export function reportedRow(
  shipment_id: string,
  reported: ReportedMilestone,
  leg_id: string | null,
  { received_at, recorded_by }: Pick<NewMilestone, 'received_at' | 'recorded_by'>,
): NewMilestone {
  const { object, occurred_at, reported_at, tracking_number: _, ...fields } = reported;
  return milestoneRow({
    ...fields,
    shipment_id,
    object_kind: object.kind,
    leg_id,
    leg_sequence: object.kind === 'leg' ? (object.leg_sequence ?? null) : null,
    equipment_number: object.kind === 'equipment' ? (object.equipment_number ?? null) : null,
    occurred_at: new Date(occurred_at),
    utc_offset: writtenOffset(occurred_at) ?? 0,
    reported_at: reported_at ? new Date(reported_at) : null,
    received_at,
    recorded_by,
  });
}

export function milestoneRow(fields: MilestoneFields): NewMilestone {
  return { id: newId(), empty_indicator: null, ...fields, fingerprint: fingerprintOf(fields) };
}

/** The same for the same report, whenever it is received and by whom. */
function fingerprintOf({
  received_at: _,
  recorded_by: __,
  leg_sequence: ___,
  ...fields
}: MilestoneFields): string {
  const names = (Object.keys(fields).sort() as (keyof typeof fields)[]).filter(
    // Reports without it have the fingerprint of before it was recorded.
    (name) => name !== 'empty_indicator' || fields[name],
  );
  const text = JSON.stringify(names.map((name) => [name, fields[name]]));
  return hash('sha256', text, 'base64url');
}
