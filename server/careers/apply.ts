import { createHash } from 'node:crypto';
import { type Job, jobAt } from '#content/jobs.ts';
import { CV_OTHER_KIND, type CvType, cvFileName } from '#domain/careers/curriculum-vitae.ts';
import type { JobApplication } from '#domain/careers/job-application.ts';
import { looksAutomatic } from '#domain/validation/form-timing.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { postMail } from '../mail/outbox.ts';
import { notifyRole } from '../notifications/notify-role.ts';
import { applicationReceivedMail, newApplicationMail } from './application-mails.ts';
import { cvTypeOf } from './cv-type.ts';
import { insertJobApplication } from './job-applications-table.ts';
import { type CareersContext, operations } from './operations.ts';

export const apply = operations.apply.handler(async ({ input, context, errors }) => {
  const job = jobAt(input.job_slug);
  if (!job) throw errors.JOB_CLOSED();
  const { cv: file, homepage, seconds_open, ...applicant } = input;
  const cv = new Uint8Array(await file.arrayBuffer());
  const cv_type = await cvTypeOf(cv);
  if (!cv_type) throw fieldIssue('cv', CV_OTHER_KIND);
  if (looksAutomatic({ homepage, seconds_open })) return {};

  // A retry has a longer `seconds_open`; all other fields identify the application.
  const request = { ...applicant, cv: createHash('sha256').update(cv).digest('hex') };
  const document = { cv, cv_type, cv_name: cvFileName(file.name, cv_type) };
  return context.write((transaction) => receive(transaction, context, job, applicant, document), { request });
});

/** Everything that an application writes, in the caller’s transaction. */
async function receive(
  transaction: Transaction,
  context: CareersContext,
  job: Job,
  applicant: Omit<JobApplication, 'cv'>,
  document: { cv: Uint8Array; cv_type: CvType; cv_name: string },
) {
  const { settings, now, person } = context;
  const id = newId();
  await insertJobApplication(transaction, {
    id,
    ...applicant,
    ...document,
    job_title: job.title,
    created_at: now(),
  });
  await writeAudit(transaction, {
    actor_id: person?.user_id ?? null,
    action: 'careers.apply',
    subject_type: 'job_application',
    subject_id: id,
    detail: { job_slug: job.slug },
  });
  await postMail(transaction, context, applicationReceivedMail(applicant, job));
  await postMail(transaction, context, newApplicationMail(applicant, job, settings.publicUrl));
  await notifyRole(transaction, context, 'admin', {
    kind: 'enquiry',
    title: 'New job application',
    message: `${applicant.full_name} has applied for ${job.title}.`,
    type: 'info',
    related_id: id,
    related_type: 'job_application',
  });
  return {};
}
