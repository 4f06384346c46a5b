import { useEffect } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const TITLE = 'You’re signed out';
const ENTRIES_STAY = 'Your entries are still here.';

/** Stands above a screen with unsaved changes whose session has ended. A dialog covers it, so a toast says the same there. */
export function SignedOutNotice({ signIn }: { signIn: string }) {
  useEffect(() => {
    if (document.querySelector('[data-dialog]'))
      toast({
        title: TITLE,
        description: `${ENTRIES_STAY} Sign in in another tab, then continue here.`,
        about: 'signed-out',
      });
  }, []);
  return (
    <Alert variant="info" title={TITLE} className="sticky top-0 z-30 rounded-none border-x-0 shadow-dialog">
      {ENTRIES_STAY}{' '}
      <a className="link" href={signIn} target="_blank" rel="noreferrer">
        Sign in in another tab
      </a>
      , then continue here.
    </Alert>
  );
}
