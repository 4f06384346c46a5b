import { TransactionRollbackError } from 'drizzle-orm';
import type { Transaction } from '../pool/connection.ts';

/** Runs the work in a savepoint and rolls it back. */
export async function withRollback(
  transaction: Transaction,
  work: (attempt: Transaction) => Promise<unknown>,
): Promise<void> {
  try {
    await transaction.transaction(async (attempt) => {
      await work(attempt);
      attempt.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}
