/**
 * What a member may do with the records of their organisation:
 * `view` its shipments, quotes and documents; `book` for it; see prices and invoices (`money`); `manage` its members.
 */
export const PERMISSIONS = ['view', 'book', 'money', 'manage'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Adds what the others imply: `book` and `manage` need `view`; `money` implies nothing. In the order of `PERMISSIONS`. */
export function withImplied(permissions: readonly Permission[]): Permission[] {
  const held = new Set(permissions);
  if (held.has('book') || held.has('manage')) held.add('view');
  return PERMISSIONS.filter((permission) => held.has(permission));
}

/** The permissions that `by` would grant without having them. */
export function notGrantable(by: readonly Permission[], granted: readonly Permission[]): Permission[] {
  return granted.filter((permission) => !by.includes(permission));
}
