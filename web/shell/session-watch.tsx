import { useEffect } from 'react';
import { type SessionState, useSession } from '#web/people/session.ts';
import { useSessionLifecycle } from '#web/people/session-lifecycle.ts';
import { SignedOutNotice } from '#web/people/signed-out-notice.tsx';
import { DataProvider } from './data-provider.tsx';

interface SessionWatchProps {
  /** Called with every state except 'loading'. */
  onChange: (session: SessionState) => void;
}

/** Loads, renews and reports the session. Renders a notice while a page with unsaved changes outlives its session. Mount it once per page. */
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
  const { isEnded } = useSessionLifecycle();

  useEffect(() => {
    if (status !== 'loading')
      onChange({ status, ...(person && { person }), unconfirmed: unconfirmed ?? false });
  }, [status, person, unconfirmed, onChange]);

  return isEnded && person && <SignedOutNotice role={person.role} />;
}
