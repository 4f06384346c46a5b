import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import { insertExchangeRate } from './exchange-rates-table.ts';

export const addExchangeRate = operations.addExchangeRate.handler(({ input, context }) =>
  context.write(async (transaction) => {
    const rate = await insertExchangeRate(transaction, { ...input, created_at: context.now() });
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'rates.addExchangeRate',
      subject_type: 'exchange_rate',
      subject_id: rate.id,
      detail: { ...input },
    });
    return rate;
  }),
);
