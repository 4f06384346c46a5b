import { signedIn } from '../api/call-context.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { lockChargeCode, setChargeCode as writeChargeCode } from './charge-codes-table.ts';
import { operations } from './operations.ts';

export const setChargeCode = operations.setChargeCode.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    if (isOutdated(context.requestHeaders, await lockChargeCode(transaction, input.code)))
      throw errors.PRECONDITION_FAILED();
    await writeChargeCode(transaction, input);
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
