import type { Permission } from './permissions.ts';
import type { Role } from './role.ts';
import { ROLES } from './roles.ts';

/** Who may call an operation. The server's check, the screen's guard and the button all use this table. */
const ACCESS = {
  anyone: null,
  'signed-in': ROLES,
  staff: ['dispatcher', 'admin'],
  admin: ['admin'],
  /** A tracking device with its API key, not a person. */
  device: [],
} as const satisfies Record<string, readonly Role[] | null>;

export type Access = keyof typeof ACCESS;

/** `person` is null for a visitor. */
export function admits(access: Access, person: { role: Role } | null): boolean {
  const roles: readonly Role[] | null = ACCESS[access];
  return roles === null || (person !== null && roles.includes(person.role));
}

/** Whether the person may do this with the records of their organisation. Staff may do it with those of every organisation. */
export function isPermitted(
  { role, permissions }: { role: Role; permissions: readonly Permission[] },
  permission: Permission,
): boolean {
  // Not `isStaff`, whose module would add the schemas to every page.
  return admits('staff', { role }) || permissions.includes(permission);
}
