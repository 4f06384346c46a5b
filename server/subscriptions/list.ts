import { csvText } from '#domain/spreadsheet/csv.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { operations } from './operations.ts';
import { listConfirmed } from './subscriptions-table.ts';

/** The export for the mailing program. Exporting addresses is audited. */
export const list = operations.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const subscribers = await listConfirmed(db, input.list);
  await writeAudit(db, {
    actor_id: signedIn(context).user_id,
    action: 'subscriptions.list',
    subject_type: 'mailing_list',
    subject_id: input.list,
    detail: { addresses: subscribers.length },
  });
  const rows = subscribers.map(({ email, confirmed_at }) => [email, confirmed_at?.toISOString() ?? '']);
  const text = csvText(['email', 'confirmed_at'], rows);
  return new File([text], `${input.list}.csv`, { type: 'text/csv' });
});
