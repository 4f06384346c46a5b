import type { Person } from '#domain/people/person.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';

/** Writes the audit entry of a change to a device. */
export async function auditDevice(
  transaction: Transaction,
  by: Person,
  change: 'register' | 'revoke' | 'follow' | 'unfollow',
  { id, name }: { id: string; name: string },
  detail: Record<string, unknown> = {},
): Promise<void> {
  await writeAudit(transaction, {
    actor_id: by.user_id,
    action: `devices.${change}`,
    subject_type: 'device',
    subject_id: id,
    detail: { name, ...detail },
  });
}
