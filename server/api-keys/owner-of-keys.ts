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

/** Keys of staff are managed by their creators and by admins. */
export function isManagedBy(
  person: Person,
  key: { organisation_id: string | null; user_id: string },
): boolean {
  if (key.organisation_id === null) return key.user_id === person.user_id || person.role === 'admin';
  return ownerOfKeys(person, key.organisation_id) === key.organisation_id;
}
