import { useEffect } from 'react';
import { admits } from '#domain/people/access.ts';
import type { Role } from '#domain/people/role.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const TITLE = 'You’re signed out';
const ENTRIES_STAY = 'Your entries are still here.';

/** Stands over a screen with unsaved changes whose session has ended. A dialog covers it, so a toast says the same there. */
export function SignedOutNotice({ role }: { role: Role }) {
  const signIn = paths.auth(admits('staff', { role }) ? {} : { for: 'customer' });
  useEffect(() => {
    if (document.querySelector('[data-dialog]'))
      toast({
        title: TITLE,
        description: `${ENTRIES_STAY} Sign in in another tab, then continue here.`,
        about: 'signed-out',
      });
  }, []);
  return (
    <Alert
      variant="info"
      title={TITLE}
      className="fixed inset-x-0 bottom-0 z-30 rounded-none border-x-0 shadow-dialog"
    >
      {ENTRIES_STAY}{' '}
      <a className="link" href={signIn} target="_blank" rel="noreferrer">
        Sign in in another tab
      </a>
      , then continue here.
    </Alert>
  );
}
