import { isStaff } from '#domain/people/role.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findProfile } from './profiles-table.ts';

/** 422 where the new owner of something is no member of staff; the present one may have left. */
export async function checkOwner(
  connection: Connection,
  owner_id: string | null | undefined,
  { field = 'owner_id', present = null }: { field?: string; present?: string | null | undefined } = {},
): Promise<void> {
  if (!owner_id || owner_id === present) return;
  const owner = await findProfile(connection, owner_id);
  if (!owner || !isStaff(owner.role)) throw fieldIssue(field, 'Choose a member of staff.');
}
