import { Link } from 'react-router';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { MailedLinkScreen } from '../subscriptions/mailed-link-screen.tsx';

/** Confirms the address of a new follower. */
export function ConfirmFollowing() {
  const confirm = useWrite({
    send: (input: { token: string }, options) => call.followers.confirm(input, options),
    onSuccess: ({ tracking_number }) =>
      toast({ title: 'You follow this shipment', description: tracking_number }),
  });
  const number = confirm.sent?.response.tracking_number;
  return (
    <MailedLinkScreen
      title="Follow a shipment"
      question="Confirm to get an e-mail at this address whenever the status changes. Every e-mail has an unsubscribe link."
      submitLabel="Follow this shipment"
      busyLabel="Confirming..."
      call={confirm}
      onSubmit={(token) => confirm.write({ token })}
      done={
        number === undefined
          ? null
          : {
              title: `You follow ${number}.`,
              text: (
                <>
                  You get an e-mail whenever the status changes.{' '}
                  <Link to={paths.track(number)} className="link">
                    Track this shipment
                  </Link>
                </>
              ),
            }
      }
    />
  );
}
