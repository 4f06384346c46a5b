import type { Transaction } from '../../database/pool/connection.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accessOf } from '../../live/channel.ts';
import { publishPeopleChanged } from '../../people/publish-people-changed.ts';
import { factorsOf } from './factors-of.ts';
import { deleteRecoveryCodes } from './recovery-codes-table.ts';

/**
 * Follow-up work after a person’s factors have changed: deletes recovery codes with the last factor, and
 * rechecks open pages, because staff permissions can depend on factors.
 */
export async function applyFactorChange(
  transaction: Transaction,
  { broadcast }: Pick<Dependencies, 'broadcast'>,
  user_id: string,
): Promise<void> {
  if ((await factorsOf(transaction, user_id)).length === 0) await deleteRecoveryCodes(transaction, user_id);
  await broadcast.publish(transaction, [{ channel: accessOf(user_id), event: 'changed', data: {} }]);
  await publishPeopleChanged(transaction, broadcast, user_id);
}
