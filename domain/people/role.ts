import * as z from 'zod';
import { ROLES } from './roles.ts';

export { ROLES };
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Staff run the operations console; everybody else is sent to /dashboard from there. */
export function isStaff(role: Role): boolean {
  return role === 'admin' || role === 'dispatcher';
}
