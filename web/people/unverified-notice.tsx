import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { Alert } from '../ui/alert.tsx';
import { VerificationLinkButton } from './verification-link-button.tsx';

/** Asks a signed-in user to verify their address. Renders nothing once it is verified. */
export function UnverifiedNotice() {
  const { data: profile } = useQuery(api.people.profile.queryOptions({ staleTime: 60_000 }));
  if (!profile || profile.email_verified) return null;
  return (
    <Alert variant="info" title="Verify your e-mail address">
      <p>
        Open the link in our e-mail with this subject to <bdi className="break-words">{profile.email}</bdi>.
        Until then we send you no notifications, and quotes requested with this address don’t appear here.
      </p>
      <div className="mt-3">
        <VerificationLinkButton email={profile.email} />
      </div>
    </Alert>
  );
}
