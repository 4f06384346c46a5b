import type { Factor } from '#domain/second-factor/factor.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deletePasskeysOf } from '../passkeys/passkeys-table.ts';
import { applyFactorChange } from './apply-factor-change.ts';
import { deleteSecondFactor } from './second-factors-table.ts';

const REMOVERS: Record<Factor, (transaction: Transaction, user_id: string) => Promise<boolean>> = {
  app: deleteSecondFactor,
  passkey: async (transaction, user_id) => (await deletePasskeysOf(transaction, user_id)) > 0,
};

/** Removes the factors. Returns whether there were any. */
export async function removeFactors(
  transaction: Transaction,
  context: Pick<Dependencies, 'broadcast'>,
  user_id: string,
  factors: readonly Factor[],
): Promise<boolean> {
  let removed = false;
  for (const factor of factors) removed = (await REMOVERS[factor](transaction, user_id)) || removed;
  if (removed) await applyFactorChange(transaction, context, user_id);
  return removed;
}
