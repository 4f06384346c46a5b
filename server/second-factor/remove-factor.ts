import type { Transaction } from '../database/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { accessOf } from '../live/channel.ts';
import { tellDesk } from '../people/tell-desk.ts';
import { deleteRecoveryCodes } from './recovery-codes-table.ts';
import { deleteSecondFactor } from './second-factors-table.ts';

/** Whether there was one. Open pages of the person are admitted anew: what staff may do can depend on it. */
export async function removeFactor(
  transaction: Transaction,
  { broadcast }: Pick<Dependencies, 'broadcast'>,
  user_id: string,
): Promise<boolean> {
  if (!(await deleteSecondFactor(transaction, user_id))) return false;
  await deleteRecoveryCodes(transaction, user_id);
  await broadcast.publish(transaction, [{ channel: accessOf(user_id), event: 'changed', data: {} }]);
  await tellDesk(transaction, broadcast, user_id);
  return true;
}
