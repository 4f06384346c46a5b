import { ROLES, type Role } from '../people/role.ts';

/** The roles that groups of the issuer give, by the group's name. */
export type GroupRoles = ReadonlyMap<string, Role>;

/** `ROLES` lists them from the least to the most privileged. */
export function highestRole(groups: readonly string[], roles: GroupRoles): Role {
  const granted = groups.map((group) => roles.get(group));
  return ROLES.findLast((role) => granted.includes(role)) ?? 'customer';
}

/**
 * The groups in the claims. `claim` is the name of a claim, or the path to one (`realm_access.roles`); a name that
 * contains dots, such as a URL, is looked up as a whole first.
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
