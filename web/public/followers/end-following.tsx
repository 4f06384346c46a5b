import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { MailedLinkScreen } from '../subscriptions/mailed-link-screen.tsx';

/** Ends following a shipment. */
export function EndFollowing() {
  const end = useWrite({
    send: (input: { token: string }, options) => call.followers.end(input, options),
    onSuccess: () => toast({ title: 'You are unsubscribed', description: 'From this shipment’s e-mails' }),
  });
  return (
    <MailedLinkScreen
      title="Unsubscribe"
      question="Stop following this shipment? You won’t get any more e-mails about it."
      submitLabel="Unsubscribe"
      busyLabel="Unsubscribing..."
      call={end}
      onSubmit={(token) => end.write({ token })}
      done={
        end.sent && {
          title: 'You are unsubscribed.',
          text: 'You won’t get any more e-mails about this shipment. Your address is deleted from it.',
        }
      }
    />
  );
}
