import type { Role } from '#domain/people/role.ts';

export const ROLE_NAMES: Record<Role, string> = {
  customer: 'Customer',
  driver: 'Driver',
  dispatcher: 'Dispatcher',
  admin: 'Admin',
};
