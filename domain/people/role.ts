import * as z from 'zod';
import { ROLES } from './roles.ts';

export { ROLES };
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Staff use the operations console; everyone else is redirected from there to /dashboard. */
export function isStaff(role: Role): boolean {
  return role === 'admin' || role === 'dispatcher';
}
