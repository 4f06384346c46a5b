import { useSession } from '#web/people/session.ts';
import { VerificationLinkButton } from '#web/people/verification-link-button.tsx';
import { Alert } from '#web/ui/alert.tsx';

/** Replaces the button that sets up a second factor until the e-mail address is verified. */
export function AddressNotVerified() {
  const { person } = useSession();
  return (
    <Alert variant="info" title="Verify your e-mail address first." className="self-stretch">
      <p>
        Open the link in our e-mail “Verify your e-mail address” to {person?.email ?? 'you'}, then come back
        here.
      </p>
      <div className="mt-3">
        <VerificationLinkButton email={person?.email} />
      </div>
    </Alert>
  );
}
