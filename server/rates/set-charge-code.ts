import { signedIn } from '../api/call-context.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { insertChargeCode, lockChargeCode, updateChargeCode } from './charge-codes-table.ts';
import { operations } from './operations.ts';

export const setChargeCode = operations.setChargeCode.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const isNew = await insertChargeCode(transaction, input);
    const stored = isNew ? undefined : await lockChargeCode(transaction, input.code);
    if (isOutdated(context.requestHeaders, stored)) throw errors.PRECONDITION_FAILED();
    if (!isNew) await updateChargeCode(transaction, input);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'rates.setChargeCode',
      subject_type: 'charge_code',
      subject_id: input.code,
      detail: { ...input },
    });
    return input;
  }),
);
