import { useSession } from '#web/people/session.ts';
import { VerificationLinkButton } from '#web/people/verification-link-button.tsx';
import { Alert } from '#web/ui/alert.tsx';

export function MyQuotesUnverified() {
  const { person } = useSession();
  return (
    <Alert variant="info" title="Verify your e-mail address to see your quotes.">
      Quotes requested with {person?.email ?? 'your address'} appear here after you verify the address. Open
      the link in the e-mail “Verify your e-mail address”, then come back to this page.
      <div className="mt-3">
        <VerificationLinkButton email={person?.email} />
      </div>
    </Alert>
  );
}
