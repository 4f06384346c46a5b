import { and, eq, lt, sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { JobApplicationRow } from '#contract/careers.ts';
import { MAX_CV_BYTES } from '#domain/careers/application-rules.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { bytes, createdAt, id } from '../database/statements/columns.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';

export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    /**
     * The slug of the job in `content/jobs.ts`, and its title at that time: jobs are removed, applications
     * stay.
     */
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
      sql`octet_length(${table.cv}) between 1 and ${sql.raw(String(MAX_CV_BYTES))}`,
    ),
    index('job_applications_newest').on(table.created_at.desc(), table.id.desc()),
  ],
);

const ORDER = newestFirst('careers.applications', jobApplications);

export async function insertJobApplication(
  connection: Connection,
  application: typeof jobApplications.$inferInsert & { id: string },
): Promise<void> {
  await connection.insert(jobApplications).values(application);
}

/** Newest first, without the CVs. */
export async function listJobApplications(
  connection: Connection,
  {
    after,
    limit,
    updated_since,
  }: { after?: string | undefined; limit: number; updated_since?: Date | undefined },
): Promise<{ applications: JobApplicationRow[]; next: string | null }> {
  const rows = await connection
    .select({
      id: jobApplications.id,
      job_slug: jobApplications.job_slug,
      job_title: jobApplications.job_title,
      full_name: jobApplications.full_name,
      email: jobApplications.email,
      phone: jobApplications.phone,
      message: jobApplications.message,
      cv_name: jobApplications.cv_name,
      cv_bytes: sql<number>`octet_length(${jobApplications.cv})`,
      created_at: jobApplications.created_at,
      key: keyOf(ORDER),
    })
    .from(jobApplications)
    .where(and(changedSince(jobApplications.created_at, updated_since), seekCondition(ORDER, after)))
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { applications: page, next };
}

export async function findCv(connection: Connection, id: string) {
  const [found] = await connection
    .select({ cv: jobApplications.cv, cv_name: jobApplications.cv_name, cv_type: jobApplications.cv_type })
    .from(jobApplications)
    .where(eq(jobApplications.id, id));
  return found;
}

export async function deleteJobApplicationsBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(jobApplications).where(lt(jobApplications.created_at, moment));
}

const from = (email: string) => eq(sql`lower(${jobApplications.email})`, email.toLowerCase());

export async function listCvsFrom(connection: Connection, email: string) {
  return connection
    .select({ id: jobApplications.id, cv_name: jobApplications.cv_name, cv: jobApplications.cv })
    .from(jobApplications)
    .where(from(email));
}

/** Returns the ids of the deleted applications of the address. */
export async function deleteJobApplicationsFrom(connection: Connection, email: string): Promise<string[]> {
  const deleted = await connection
    .delete(jobApplications)
    .where(from(email))
    .returning({ id: jobApplications.id });
  return deleted.map(({ id }) => id);
}
