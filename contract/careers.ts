import * as z from 'zod';
import { CV_MEDIA_TYPES } from '#domain/careers/curriculum-vitae.ts';
import { JobApplication } from '#domain/careers/job-application.ts';
import { FormFilling } from '#domain/validation/form-timing.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';

/** An application in the list, without its CV. */
export const JobApplicationRow = z.object({
  id: z.uuid(),
  job_slug: z.string(),
  job_title: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  cv_name: z.string(),
  cv_bytes: z.number().int(),
  created_at: z.date(),
});
export type JobApplicationRow = z.infer<typeof JobApplicationRow>;

export const careers = {
  apply: operation({
    access: 'anyone',
    method: 'POST',
    path: '/careers/applications',
    summary: 'Apply for a job; a multipart form with the CV as a PDF or DOCX file of up to 5 MB',
    changes: ['careers', 'notifications'],
    limit: { calls: 5, minutes: 60 },
    status: 201,
  })
    .input(
      JobApplication.extend({
        ...FormFilling.shape,
        // All fields of a multipart form are text.
        seconds_open: z.coerce.number().optional(),
      }),
    )
    .output(z.object({}))
    .errors({
      JOB_CLOSED: { status: 410, message: 'This role is no longer open. See our open roles.' },
    }),

  applications: operation({
    access: 'admin',
    method: 'GET',
    path: '/careers/applications',
    list: { records: 'job_applications', of: 'everyone' },
    summary: 'Job applications, newest first',
  })
    .input(
      z.object({
        ...SINCE,
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(z.object({ applications: z.array(JobApplicationRow), next: z.string().nullable() })),

  cv: operation({
    access: 'admin',
    method: 'GET',
    path: '/careers/applications/{id}/cv',
    summary: 'The CV of an application as a file',
    limit: { calls: 120, minutes: 10 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.file().mime(CV_MEDIA_TYPES))
    .errors({ UNKNOWN_APPLICATION: { status: 404, message: 'There is no such application.' } }),
};
