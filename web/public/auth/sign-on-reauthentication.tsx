import { useLocation } from 'react-router';
import { settleReauthentication } from '#web/api/reauthentication.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasskeyReauthentication } from './passkey-reauthentication.tsx';
import { SignOnButton } from './sign-on-button.tsx';

/** For somebody without a password: the issuer asks who they are, and leads back to this screen. */
export function SignOnReauthentication() {
  const { pathname, search, hash } = useLocation();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && settleReauthentication(false)}
      title="Confirm that it is you"
      description="You signed in a while ago, and what you are about to do cannot be left to whoever finds this screen open."
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
        Your sign-in provider asks you to sign in again and brings you back to this page. Then repeat what you
        were doing: what you have not saved is lost.
      </p>
    </Dialog>
  );
}
