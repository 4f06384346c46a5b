import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { mayBecome } from '#domain/customs/declaration-states.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { matches } from '../api/if-match.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { refuseFuture } from '../tracking/events/refuse-future.ts';
import { checkDeclaration } from './check-declaration.ts';
import { type DeclarationRecord, otherDeclarations, updateDeclaration } from './declarations-table.ts';
import { changeEntryReference } from './entry-reference.ts';
import { lockDeclaration } from './lock-declaration.ts';
import { operations } from './operations.ts';
import { presentChanged } from './present.ts';
import { recordStateMilestone } from './record-state-milestone.ts';
import { retractHold } from './retract-hold.ts';
import { updateTasks } from './update-tasks.ts';

/** Customs hold and release goods by milestones, which move the status of the shipment. */
export const record = operations.record.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, state, reason } = input;
    const now = context.now();
    const locked = await lockDeclaration(transaction, context, id);
    if (!locked) throw errors.NOT_FOUND();
    const { declaration, shipment } = locked;
    if (matches(context.requestHeaders, declaration.version) === false) throw errors.PRECONDITION_FAILED();
    if (!mayBecome(declaration.state, state)) throw errors.WRONG_STATE();
    const occurred_at = notWithinMinute(declaration, input.occurred_at ?? now);
    const number = input.number ?? declaration.number;
    refuseFuture(occurred_at, now);
    refuseEarlier(declaration, occurred_at);
    if (state === 'released' && number === '')
      throw fieldIssue('number', 'Enter the number of the declaration.');
    if (state === 'rejected' && reason === '') throw fieldIssue('reason', 'Enter why customs rejected it.');
    await checkDeclaration(transaction, { ...declaration, number }, declaration);
    const others = await otherDeclarations(transaction, declaration);
    await updateDeclaration(transaction, id, { state, number, reason, [`${state}_at`]: occurred_at });
    await changeEntryReference(transaction, context, {
      shipment_id: shipment.id,
      from: declaration,
      to: { ...declaration, number },
      others: others.map((other) => other.number),
    });
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'declarations.record',
      detail: {
        declaration: id,
        kind: declaration.kind,
        country: declaration.country,
        number,
        changes: { state: [declaration.state, state] },
        ...(reason && { reason }),
      },
    });
    await recordStateMilestone(transaction, context, shipment, {
      declaration: { ...declaration, number },
      others,
      state,
      occurred_at,
    });
    if (state === 'rejected') await retractHold(transaction, context, shipment, { declaration, others });
    await updateTasks(transaction, context, shipment, [{ ...declaration, state }, ...others]);
    return presentChanged(transaction, context, shipment, id);
  }),
);

/** The latest time on record; null for a draft. */
function latestOf({ lodged_at, held_at, released_at }: DeclarationRecord): Date | null {
  const known = [lodged_at, held_at, released_at].flatMap((at) => at?.getTime() ?? []);
  return known.length > 0 ? new Date(Math.max(...known)) : null;
}

/** Forms have no seconds: a time in the minute of the latest one on record is not before it. */
function notWithinMinute(declaration: DeclarationRecord, occurred_at: Date): Date {
  const latest = latestOf(declaration);
  const isSameMinute =
    latest && Math.floor(latest.getTime() / MINUTE_MS) === Math.floor(occurred_at.getTime() / MINUTE_MS);
  return isSameMinute && latest > occurred_at ? latest : occurred_at;
}

/** 422 for a time before that of the present state. */
function refuseEarlier(declaration: DeclarationRecord, occurred_at: Date): void {
  const latest = latestOf(declaration);
  if (latest && latest > occurred_at)
    throw fieldIssue('occurred_at', 'This is before what is already recorded. Check the time.');
}
