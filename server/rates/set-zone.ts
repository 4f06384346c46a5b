import { findCountry } from '#domain/places/countries.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { operations } from './operations.ts';
import { lockZone, setZone as writeZone } from './rate-zones-table.ts';

export const setZone = operations.setZone.handler(({ input, context, errors }) => {
  const isPlace = (code: string) =>
    findCountry(code) !== undefined || context.geography.unlocode(code) !== undefined;
  if (isPlace(input.code)) throw fieldIssue('code', 'This is a country or a UN/LOCODE. Choose another code.');
  for (const [index, member] of input.members.entries())
    if (!isPlace(member.split(':')[0] ?? '')) throw fieldIssue(`members.${index}`, `${member} is not known.`);
  return context.write(async (transaction) => {
    if (isOutdated(context.requestHeaders, await lockZone(transaction, input.code)))
      throw errors.PRECONDITION_FAILED();
    await writeZone(transaction, input);
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
