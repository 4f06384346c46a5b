import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id } from '../database/columns.ts';

const LARGEST_CV_BYTES = 5 * 1024 * 1024;

export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    /** Which job of `content/jobs.ts`, and its title on the day: jobs leave the list, applications stay. */
    job_slug: text('job_slug').notNull(),
    job_title: text('job_title').notNull(),
    full_name: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    message: text('message').notNull().default(''),
    cv_name: text('cv_name').notNull(),
    cv_type: text('cv_type').notNull(),
    cv: bytes('cv').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check(
      'job_applications_cv',
      sql`octet_length(${table.cv}) between 1 and ${sql.raw(String(LARGEST_CV_BYTES))}`,
    ),
    index('job_applications_newest').on(table.created_at.desc(), table.id.desc()),
  ],
);
