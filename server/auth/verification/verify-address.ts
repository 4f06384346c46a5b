import { networkAround } from '#domain/people/network.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { verifyAddress } from '../../people/users-table.ts';
import { claimShipments } from '../../quotes/claim-shipments.ts';

/** Marks the address as verified, after its owner has signed in and opened the e-mailed link. */
export async function verifyAddressOf(
  transaction: Transaction,
  { user_id, email, address }: { user_id: string; email: string; address: string },
  now: Date,
): Promise<void> {
  await verifyAddress(transaction, user_id);
  await claimShipments(transaction, { user_id, email }, now);
  await writeAudit(transaction, {
    actor_id: user_id,
    action: 'people.verifyEmail',
    subject_type: 'person',
    subject_id: user_id,
    detail: { network: networkAround(address) },
  });
}
