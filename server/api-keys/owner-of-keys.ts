import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';

/**
 * Whose keys the person means: an organisation's id, or null for those of staff. Undefined if they may not manage them.
 * Keys of an organisation reach its shipments in all branches, so staff of some branches have only their own kind.
 */
export function ownerOfKeys(
  { role, branch_ids, organisation_id }: Person,
  named: string | undefined,
): string | null | undefined {
  if (!isStaff(role))
    return named === undefined || named === organisation_id ? (organisation_id ?? undefined) : undefined;
  if (named === undefined) return null;
  return branch_ids.length === 0 ? named : undefined;
}
