import { useLocation } from 'react-router';
import { PasskeyReauthentication } from './passkey-reauthentication.tsx';
import { ReauthenticationFrame } from './reauthentication-frame.tsx';
import { SignOnButton } from './sign-on-button.tsx';

/** Reauthentication for users without a password: redirects to the provider and back to this screen. */
export function SignOnReauthentication() {
  const { pathname, search, hash } = useLocation();
  return (
    <ReauthenticationFrame
      confirm={
        <SignOnButton
          label="Confirm with single sign-on"
          variant="primary"
          to={{ next: pathname + search + hash, reauthenticate: 1 }}
        />
      }
    >
      <PasskeyReauthentication />
      <p className="text-ui">
        Your sign-in provider will ask you to sign in again and bring you back to this page. Unsaved changes
        will be lost.
      </p>
    </ReauthenticationFrame>
  );
}
