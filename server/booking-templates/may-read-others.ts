import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';

/**
 * Whether the person may read the templates of all organisations: staff of all branches. A template repeats a shipment, which may be of
 * a branch that other staff do not see.
 */
export function mayReadOthers({ role, branch_ids }: Pick<Person, 'role' | 'branch_ids'>): boolean {
  return isStaff(role) && branch_ids.length === 0;
}
