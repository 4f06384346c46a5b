import { useEffect } from 'react';
import { type SessionState, useSession } from '#web/people/session.ts';
import { useSessionUpkeep } from '#web/people/session-upkeep.ts';
import { DataProvider } from './data-provider.tsx';

interface SessionWatchProps {
  /** Called with every state that is more than "loading". */
  onChange: (session: SessionState) => void;
}

/** Reads the session, keeps it alive and reports it; shows nothing. Once in the whole page. */
export function SessionWatch({ onChange }: SessionWatchProps) {
  return (
    <DataProvider>
      <Watch onChange={onChange} />
    </DataProvider>
  );
}

function Watch({ onChange }: SessionWatchProps) {
  const session = useSession();
  const { status, person, unconfirmed } = session;
  useSessionUpkeep();

  useEffect(() => {
    if (status !== 'loading')
      onChange({ status, ...(person && { person }), unconfirmed: unconfirmed ?? false });
  }, [status, person, unconfirmed, onChange]);

  return null;
}
