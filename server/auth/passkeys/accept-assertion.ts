import { isCounterRegression } from '#domain/passkeys/passkey.ts';
import { networkAround } from '#domain/people/network.ts';
import type { CallContext } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { lockPasskey, updatePasskeyUse } from './passkeys-table.ts';
import type { Assertion } from './verify-assertion.ts';

/**
 * Checks that the passkey is still registered and that its signature counter has grown, and records its use.
 * A counter that has not grown means that the authenticator was cloned or the signature replayed.
 */
export async function acceptAssertion(
  transaction: Transaction,
  context: Pick<CallContext, 'address' | 'now'>,
  { id, user_id, counter, backed_up }: Assertion,
): Promise<boolean> {
  const passkey = await lockPasskey(transaction, id);
  if (!passkey) return false;
  if (isCounterRegression(passkey.counter, counter)) {
    await writeAudit(transaction, {
      actor_id: null,
      action: 'people.refusePasskey',
      subject_type: 'person',
      subject_id: user_id,
      detail: {
        passkey: passkey.name,
        counter,
        expected: passkey.counter + 1,
        network: networkAround(context.address),
      },
    });
    return false;
  }
  await updatePasskeyUse(transaction, id, { counter, backed_up, last_used_at: context.now() });
  return true;
}
