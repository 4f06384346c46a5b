import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { MailedLinkScreen } from '../../public/subscriptions/mailed-link-screen.tsx';

export const meta = () => [...pageMeta('Unsubscribe'), { name: 'robots', content: 'noindex' }];

export default function UnsubscribePage() {
  const unsubscribe = useWrite({
    send: (input: { token: string }, options) => call.notifications.unsubscribe(input, options),
    onSuccess: ({ about }) => toast({ title: 'You are unsubscribed', description: about }),
  });
  return (
    <MailedLinkScreen
      title="Unsubscribe"
      question="Stop e-mails of this kind? You’ll still see these notifications when you sign in."
      submitLabel="Unsubscribe"
      busyLabel="Unsubscribing..."
      call={unsubscribe}
      onSubmit={(token) => unsubscribe.write({ token })}
      done={
        unsubscribe.sent && {
          title: `You won’t get any more e-mails of this kind: ${unsubscribe.sent.response.about}.`,
          text: 'You can turn them on again in your settings at any time.',
        }
      }
    />
  );
}
