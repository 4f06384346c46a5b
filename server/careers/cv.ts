import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { findCv } from './job-applications-table.ts';
import { operations } from './operations.ts';

/** Access to a CV is audited. */
export const cv = operations.cv.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const found = await findCv(db, input.id);
  if (!found) throw errors.UNKNOWN_APPLICATION();
  await writeAudit(db, {
    actor_id: signedIn(context).user_id,
    action: 'careers.cv',
    subject_type: 'job_application',
    subject_id: input.id,
  });
  return new File([new Uint8Array(found.cv)], found.cv_name, { type: found.cv_type });
});
