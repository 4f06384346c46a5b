import { useNavigate } from 'react-router';
import { isRefusal } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';

interface AcceptInvitationProps {
  organisation_id: string;
  member_id: string;
}

/** Opened from the e-mail. A link that has ended says so. */
export function AcceptInvitation({ organisation_id, member_id }: AcceptInvitationProps) {
  const navigate = useNavigate();
  const online = useOnline();
  const { write, pending, failure, error } = useWrite({
    send: (_, options) => call.organisations.acceptInvitation({ id: organisation_id, member_id }, options),
    onSuccess: ({ name }) => {
      toast({ title: 'Invitation accepted', description: `You now belong to ${name}.` });
      void navigate(paths.dashboard(), { replace: true });
    },
  });
  if (isRefusal(error, 'NO_INVITATION'))
    return (
      <div className="container-area">
        <h1 className="sr-only">Invitation</h1>
        <EmptyState
          title="This invitation is no longer valid"
          action={<ButtonLink to={paths.dashboard()}>Go to your dashboard</ButtonLink>}
        >
          It was withdrawn, or it is for another account. Ask the person who invited you for a new one.
        </EmptyState>
      </div>
    );
  return (
    <div className="container-area flex max-w-160 flex-col items-start gap-5">
      <h1 className="text-h2">You are invited to a company</h1>
      <p className="text-ui text-ink-2">
        Accept to see its shipments, quotes and invoices, within the permissions you were given.
      </p>
      {failure && <Alert title={failure} className="w-full" />}
      <Button pending={pending} busyLabel="Accepting..." disabled={!online} onClick={() => write()}>
        Accept invitation
      </Button>
      {!online && <p className="text-caption">You are offline. You can accept when you’re back online.</p>}
    </div>
  );
}
