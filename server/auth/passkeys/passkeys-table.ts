import { and, asc, count, eq } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { bytes, createdAt, id, moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';

/** WebAuthn credentials. All are discoverable and require user verification. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as in the browser’s response. */
    credential_id: text('credential_id').notNull().unique(),
    /** In COSE format. */
    public_key: bytes('public_key').notNull(),
    /** Signature counter of the last use; 0 for authenticators without one. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator: 'internal', 'usb', 'hybrid', … */
    transports: text('transports').array().notNull(),
    /** Whether the passkey may be copied to other devices by its provider. */
    multi_device: boolean('multi_device').notNull(),
    backed_up: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    created_at: createdAt(),
    last_used_at: moment('last_used_at'),
  },
  (table) => [index('passkeys_of_person').on(table.user_id)],
);

export type Passkey = typeof passkeys.$inferSelect;

export async function listPasskeysOf(connection: Connection, user_id: string): Promise<Passkey[]> {
  return connection.select().from(passkeys).where(eq(passkeys.user_id, user_id)).orderBy(asc(passkeys.id));
}

export async function countPasskeysOf(connection: Connection, user_id: string): Promise<number> {
  const [counted] = await connection
    .select({ passkeys: count() })
    .from(passkeys)
    .where(eq(passkeys.user_id, user_id));
  return counted?.passkeys ?? 0;
}

export async function findPasskey(connection: Connection, credential_id: string) {
  const [found] = await connection
    .select({ passkey: passkeys, email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.user_id))
    .where(eq(passkeys.credential_id, credential_id));
  return found && { ...found.passkey, email: found.email };
}

/** Locks the passkey until the transaction ends, so that concurrent uses compare counters in sequence. */
export async function lockPasskey(transaction: Transaction, id: string): Promise<Passkey | undefined> {
  const [passkey] = await transaction.select().from(passkeys).where(eq(passkeys.id, id)).for('update');
  return passkey;
}

/** Undefined when the credential is already registered. */
export async function insertPasskey(
  transaction: Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<Passkey | undefined> {
  const [inserted] = await transaction
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning();
  return inserted;
}

export async function updatePasskeyUse(
  transaction: Transaction,
  id: string,
  use: Pick<Passkey, 'counter' | 'backed_up' | 'last_used_at'>,
): Promise<void> {
  await transaction.update(passkeys).set(use).where(eq(passkeys.id, id));
}

/** The removed passkey; undefined when the person has no such passkey. */
export async function deletePasskeyOf(
  transaction: Transaction,
  user_id: string,
  id: string,
): Promise<Passkey | undefined> {
  const [deleted] = await transaction
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, user_id)))
    .returning();
  return deleted;
}

/** Returns the number of deleted passkeys. */
export async function deletePasskeysOf(transaction: Transaction, user_id: string): Promise<number> {
  const deleted = await transaction
    .delete(passkeys)
    .where(eq(passkeys.user_id, user_id))
    .returning({ id: passkeys.id });
  return deleted.length;
}
