import { TransactionRollbackError } from 'drizzle-orm';
import type { Transaction } from '../pool/connection.ts';

/** Does the work within the transaction and takes all of it back. */
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
