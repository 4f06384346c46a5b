import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { bytes, createdAt, moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';

/** The key shared with a person’s authenticator app; at most one per person. */
export const secondFactors = pgTable('second_factors', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed_key: bytes('sealed_key').notNull(),
  /** Null until a code has confirmed that the app has the key. Codes are required only after that. */
  confirmed_at: moment('confirmed_at'),
  /** The time step of the last accepted code. It and earlier ones are rejected, to prevent replay. */
  last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
  created_at: createdAt(),
});

export type SecondFactor = typeof secondFactors.$inferSelect;

/** Since when a person signs in with codes; null if they do not. */
export async function secondFactorSince(connection: Connection, user_id: string): Promise<Date | null> {
  const [factor] = await connection
    .select({ confirmed_at: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(eq(secondFactors.user_id, user_id));
  return factor?.confirmed_at ?? null;
}

/** Includes one that is not confirmed yet. */
export async function findSecondFactor(
  connection: Connection,
  user_id: string,
): Promise<SecondFactor | undefined> {
  const [factor] = await connection.select().from(secondFactors).where(eq(secondFactors.user_id, user_id));
  return factor;
}

/** Locks the factor until the transaction ends, so that no code is accepted twice. */
export async function lockSecondFactor(
  transaction: Transaction,
  user_id: string,
): Promise<SecondFactor | undefined> {
  const [factor] = await transaction
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.user_id, user_id))
    .for('update');
  return factor;
}

/** Starts or restarts an unconfirmed set-up. False when the person’s factor is already on. */
export async function beginSecondFactor(
  connection: Connection,
  factor: { user_id: string; sealed_key: Uint8Array; created_at: Date },
): Promise<boolean> {
  const { sealed_key, created_at } = factor;
  const begun = await connection
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: { sealed_key, created_at, last_step: 0 },
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ user_id: secondFactors.user_id });
  return begun.length > 0;
}

export async function turnOnSecondFactor(
  transaction: Transaction,
  { user_id, ...confirmed }: { user_id: string; confirmed_at: Date; last_step: number },
): Promise<void> {
  await transaction.update(secondFactors).set(confirmed).where(eq(secondFactors.user_id, user_id));
}

export async function setLastStep(
  transaction: Transaction,
  user_id: string,
  last_step: number,
): Promise<void> {
  await transaction.update(secondFactors).set({ last_step }).where(eq(secondFactors.user_id, user_id));
}

/** Returns whether a confirmed factor was deleted. */
export async function deleteSecondFactor(transaction: Transaction, user_id: string): Promise<boolean> {
  const deleted = await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.user_id, user_id), isNotNull(secondFactors.confirmed_at)))
    .returning({ user_id: secondFactors.user_id });
  return deleted.length > 0;
}
