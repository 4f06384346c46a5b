import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import type { Side } from './messages-table.ts';

/** The side of a thread that a person writes for and reads as. */
export function sideOf({ role }: Pick<Person, 'role'>): Side {
  return isStaff(role) ? 'staff' : 'customer';
}
