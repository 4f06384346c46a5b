import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#web/people/session.ts';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';

const STARTED_KEY = 'groundswell.console-started';

/**
 * Opens the console with the shipments of the dispatcher’s home branch: once in each browser tab, and not from a link that
 * says what to show. Afterwards the address alone decides.
 */
export function useHomeBranch(): void {
  const { person, unconfirmed } = useSession();
  const navigate = useNavigate();
  const home = person?.branches?.home;
  const user_id = unconfirmed ? undefined : person?.user_id;
  useEffect(() => {
    if (user_id === undefined || readSessionStorage(STARTED_KEY) === user_id) return;
    writeSessionStorage(STARTED_KEY, user_id);
    if (home && window.location.search === '')
      void navigate({ search: `?branch=${home}` }, { replace: true });
  }, [user_id, home, navigate]);
}
