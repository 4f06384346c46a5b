import { isPermitted } from '#domain/people/access.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { useSession } from './session.ts';

/** Whether the signed-in person may do this with the records of their company. */
export function useMay(permission: Permission): boolean {
  const { person } = useSession();
  return person !== undefined && isPermitted(person, permission);
}
