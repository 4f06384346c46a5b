import { and, eq } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt, id, moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';

/** Links a subject of an OpenID Connect issuer to a user. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    created_at: createdAt(),
    last_used_at: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    unique('identities_issuer_subject').on(table.issuer, table.subject),
    index('identities_of_user').on(table.user_id),
  ],
);

type Subject = Pick<typeof identities.$inferSelect, 'issuer' | 'subject'>;

export async function findIdentity(connection: Connection, { issuer, subject }: Subject) {
  const [identity] = await connection
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return identity;
}

export async function hasIdentity(connection: Connection, user_id: string): Promise<boolean> {
  const [identity] = await connection
    .select({ id: identities.id })
    .from(identities)
    .where(eq(identities.user_id, user_id))
    .limit(1);
  return identity !== undefined;
}

/** False when the subject was linked concurrently. */
export async function insertIdentity(
  transaction: Transaction,
  identity: Subject & { user_id: string; now: Date },
): Promise<boolean> {
  const { now, ...linked } = identity;
  const inserted = await transaction
    .insert(identities)
    .values({ ...linked, created_at: now, last_used_at: now })
    .onConflictDoNothing({ target: [identities.issuer, identities.subject] })
    .returning({ id: identities.id });
  return inserted.length > 0;
}

export async function touchIdentity(
  transaction: Transaction,
  { issuer, subject }: Subject,
  last_used_at: Date,
): Promise<void> {
  await transaction
    .update(identities)
    .set({ last_used_at })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
}
