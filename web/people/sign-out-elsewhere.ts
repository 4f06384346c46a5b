import { STORED_SESSION_KEY } from './stored-session.ts';

/** Whether the person signed out in another tab. A session that expired is removed later than it expires, and one that the server ended is replaced first. */
export function isSignOut({ key, oldValue, newValue }: StorageEvent): boolean {
  if (key !== STORED_SESSION_KEY || newValue || !oldValue) return false;
  return new Date(JSON.parse(oldValue).expires_at) > new Date();
}
