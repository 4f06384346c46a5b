import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { listCvsFrom } from '../careers/job-applications-table.ts';
import { dataArchive } from './data-archive.ts';
import { operations } from './operations.ts';
import { readOwnRecords } from './own-records.ts';

/** Data sent from an address belongs to the person only if the address is verified. */
export const exportData = operations.export.handler(async ({ context }) => {
  const { user_id, email, email_verified } = signedIn(context);
  const { database, now } = context;
  const verified_email = email_verified ? email : null;
  const { records, cvs } = await database.transaction(async (transaction) => {
    const read = await readOwnRecords(transaction, { user_id, verified_email });
    const sent = verified_email ? await listCvsFrom(transaction, verified_email) : [];
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'privacy.export',
      subject_type: 'person',
      subject_id: user_id,
    });
    return { records: read, cvs: sent };
  });
  const archive = await dataArchive(records, cvs, now());
  const day = dayInUtc(now());
  return new File([new Uint8Array(archive)], `your-data-${day}.zip`, { type: 'application/zip' });
});
