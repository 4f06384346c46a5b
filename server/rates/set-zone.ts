import { findCountry } from '#domain/places/countries.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { operations } from './operations.ts';
import { insertZone, lockZone, updateZone } from './rate-zones-table.ts';

export const setZone = operations.setZone.handler(({ input, context, errors }) => {
  const isPlace = (code: string) =>
    findCountry(code) !== undefined || context.geography.unlocode(code) !== undefined;
  if (isPlace(input.code)) throw fieldIssue('code', 'This is a country or a UN/LOCODE. Choose another code.');
  for (const [index, member] of input.members.entries())
    if (!isPlace(member.split(':')[0] ?? '')) throw fieldIssue(`members.${index}`, `${member} is not known.`);
  return context.write(async (transaction) => {
    const isNew = await insertZone(transaction, input);
    const stored = isNew ? undefined : await lockZone(transaction, input.code);
    if (isOutdated(context.requestHeaders, stored)) throw errors.PRECONDITION_FAILED();
    if (!isNew) await updateZone(transaction, input);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'rates.setZone',
      subject_type: 'rate_zone',
      subject_id: input.code,
      detail: { ...input },
    });
    return input;
  });
});
