import { useHydrated } from '../ui/loading/use-hydrated.ts';
import { useSession } from './session.ts';
import { readStoredSession } from './stored-session.ts';

/** Whether nobody is signed in. Without a stored session this is known before the server responds. */
export function useIsVisitor(): boolean {
  const { status } = useSession();
  const hydrated = useHydrated();
  return status === 'signed-out' || (status === 'loading' && hydrated && !readStoredSession());
}
