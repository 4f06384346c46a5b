import { ROLES, type Role } from '../people/role.ts';

/** Roles by the name of the issuer's group. */
export type GroupRoles = ReadonlyMap<string, Role>;

/** Relies on the order of `ROLES`: least privileged first. */
export function highestRole(groups: readonly string[], roles: GroupRoles): Role {
  const granted = groups.map((group) => roles.get(group));
  return ROLES.findLast((role) => granted.includes(role)) ?? 'customer';
}

/**
 * Reads the groups from the claims. `claim` is the name of a claim or a path to one (`realm_access.roles`); a name with
 * dots, such as a URL, is looked up as a whole first.
 */
export function groupsIn(claims: Readonly<Record<string, unknown>>, claim: string): string[] {
  const value = Object.hasOwn(claims, claim) ? claims[claim] : valueAt(claims, claim.split('.'));
  const groups = Array.isArray(value) ? value : [value];
  return groups.filter((group) => typeof group === 'string');
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return valueAt((value as Record<string, unknown>)[name], rest);
}
