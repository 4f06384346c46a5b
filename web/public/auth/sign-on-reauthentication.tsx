import { useLocation } from 'react-router';
import { settleReauthentication } from '#web/api/reauthentication.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PasskeyReauthentication } from './passkey-reauthentication.tsx';
import { SignOnButton } from './sign-on-button.tsx';

/** Reauthentication for users without a password: redirects to the provider and back to this screen. */
export function SignOnReauthentication() {
  const { pathname, search, hash } = useLocation();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && settleReauthentication(false)}
      title="Confirm it’s you"
      description="You signed in a while ago. Confirm your identity before you make this change."
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={() => settleReauthentication(false)}>
            Cancel
          </Button>
          <SignOnButton
            label="Confirm with single sign-on"
            variant="primary"
            to={{ next: pathname + search + hash, reauthenticate: 1 }}
          />
        </>
      }
    >
      <PasskeyReauthentication />
      <p className="text-ui">
        Your sign-in provider will ask you to sign in again and bring you back to this page. Unsaved changes
        will be lost.
      </p>
    </Dialog>
  );
}
