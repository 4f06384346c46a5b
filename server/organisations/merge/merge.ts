import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { type AppliedRate, CROSS_CURRENCIES, rateOn } from '#domain/money/exchange-rate.ts';
import { mergedCredit } from '#domain/organisations/credit.ts';
import { changesBetween } from '#domain/shipments/changes.ts';
import { signedIn } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { disconnectSessions } from '../../auth/sessions/disconnect-sessions.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { resetDeletionsOf } from '../../deletions/deleted-records-table.ts';
import { ratesOfDay } from '../../rates/exchange-rates/exchange-rates-table.ts';
import { moveMembers } from '../members-table.ts';
import { operations } from '../operations.ts';
import { lockOrganisations, lockParents } from '../organisation-locks.ts';
import { findOrganisation, isAtOrAbove, mergedInto } from '../organisation-rows.ts';
import { moveMerged, type OrganisationRecord, updateOrganisation } from '../organisations-table.ts';
import { visibleTo } from '../visible-organisation.ts';
import { moveRecords } from './move-records.ts';

const BELOW_SUBSIDIARY =
  'Its parent company is a subsidiary of the company to merge. Change its parent company, then merge.';

/** The merged organisation stays as a reference to the one that took over, and is found nowhere else. */
export const merge = operations.merge.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { id, into } = input;
    if (id === into) throw errors.SAME_COMPANY();
    await lockParents(transaction);
    // Imports lock those that were merged into it before, because they find it by their references.
    await lockOrganisations(transaction, [id, into, ...(await mergedInto(transaction, id))]);
    const taking = await findOrganisation(transaction, into);
    const ending = await findOrganisation(transaction, id);
    if (!taking || !ending) throw errors.NOT_FOUND();
    const { parent_id } = taking;
    // A subsidiary that takes over keeps no parent.
    if (parent_id && parent_id !== id && (await isAtOrAbove(transaction, id, parent_id)))
      throw fieldIssue('into', BELOW_SUBSIDIARY);
    await moveMerged(transaction, { from: id, into });
    const moved = await moveMembers(transaction, { from: id, into });
    const records = await moveRecords(transaction, { from: id, into });
    await resetDeletionsOf(transaction, into);
    const merged = await updateOrganisation(transaction, id, { merged_into: into }, context.now());
    const credit = mergedCredit(
      taking,
      ending,
      await rateBetween(transaction, ending, taking, context.now()),
    );
    const changes = changesBetween(taking, { ...credit });
    const organisation = await updateOrganisation(transaction, into, credit, context.now());
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'organisations.merge',
      subject_type: 'organisation',
      subject_id: into,
      detail: {
        name: organisation.name,
        merged: merged.name,
        merged_id: id,
        members: moved.length,
        ...records,
        ...(Object.keys(changes).length > 0 && { changes }),
      },
    });
    for (const user_id of moved) await disconnectSessions(transaction, context.broadcast, user_id);
    return visibleTo(person, organisation);
  }),
);

/** Today's rate from the currency of one company to that of another. */
async function rateBetween(
  transaction: Transaction,
  { currency: from }: OrganisationRecord,
  { currency: to }: OrganisationRecord,
  now: Date,
): Promise<AppliedRate | undefined> {
  const day = dayInUtc(now);
  const rates = await ratesOfDay(transaction, [from, to, ...CROSS_CURRENCIES], { day, as_of: now });
  return rateOn(rates, from, to, day);
}
