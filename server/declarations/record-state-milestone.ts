import { offsetZone, utcOffsetMinutes } from '#domain/calendar/calendar-day.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { milestoneOfState } from '#domain/customs/declaration-milestone.ts';
import type { DeclarationState } from '#domain/customs/declaration-states.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { MilestonesContext } from '../milestones/operations.ts';
import { recordReports } from '../milestones/record-reports.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { declarationPlaces } from './declaration-place.ts';
import type { DeclarationRecord, OtherDeclaration } from './declarations-table.ts';

interface StateChange {
  /** Before the change, with its number after it. */
  declaration: DeclarationRecord;
  others: readonly OtherDeclaration[];
  state: DeclarationState;
  occurred_at: Date;
}

/** Records the milestone that the new state of a declaration is, if any. The same report as before changes nothing. */
export async function recordStateMilestone(
  transaction: Transaction,
  context: MilestonesContext,
  shipment: ShipmentRecord,
  change: StateChange,
): Promise<void> {
  const code = milestoneOfState(change.declaration, change.state, change.others);
  if (!code) return;
  const { declaration, occurred_at } = change.state === 'rejected' ? lastRelease(change) : change;
  const { unlocode, time_zone } = (await declarationPlaces(transaction, context, shipment))(declaration);
  const milestone = {
    tracking_number: shipment.tracking_number,
    object: { kind: 'shipment' as const },
    code,
    classifier: 'ACT' as const,
    occurred_at: localText(occurred_at, time_zone),
    unlocode,
    facility: '',
    empty_indicator: null,
    source: 'staff' as const,
    source_reference: '',
    document_type: 'CUS',
    document_reference: declaration.number,
    reason: '',
  };
  const reports = [{ index: 0, milestone }];
  const [result] = await recordReports(transaction, context, [{ shipment, reports }], signedIn(context));
  if (result?.status === 'refused') throw fieldIssue('occurred_at', result.issue ?? 'This was refused.');
}

/** The rejected declaration never counted, so the shipment was released with the last of the others. */
function lastRelease({ declaration: { kind }, others, occurred_at }: StateChange) {
  const released = others
    .filter((other) => other.kind === kind && other.state === 'released')
    .map((declaration) => ({ declaration, occurred_at: declaration.released_at ?? occurred_at }))
    .toSorted((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime());
  const last = released.at(-1);
  if (!last) throw new Error('No other declaration is released.');
  return last;
}

/** With its seconds, because customs can hold and release within a minute. */
function localText(moment: Date, time_zone: string): string {
  const offset = utcOffsetMinutes(moment, time_zone);
  return new Date(moment.getTime() + offset * MINUTE_MS).toISOString().replace('Z', offsetZone(offset));
}
