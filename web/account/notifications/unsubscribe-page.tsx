import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { MailedLinkScreen } from '../../public/subscriptions/mailed-link-screen.tsx';

export const meta = () => [...pageMeta('Unsubscribe'), { name: 'robots', content: 'noindex' }];

export default function UnsubscribePage() {
  const unsubscribe = useMutation({
    ...api.notifications.unsubscribe.mutationOptions(),
    onSuccess: ({ about }) => toast({ title: 'You are unsubscribed', description: about }),
  });
  return (
    <MailedLinkScreen
      title="Unsubscribe"
      question="Stop e-mails of this kind? You’ll still see these notifications when you sign in."
      submitLabel="Unsubscribe"
      busyLabel="Unsubscribing..."
      call={unsubscribe}
      onSubmit={(token) => unsubscribe.mutate({ token })}
      done={
        unsubscribe.data && {
          title: `You won’t get any more e-mails of this kind: ${unsubscribe.data.about}.`,
          text: 'You can turn them on again in your settings at any time.',
        }
      }
    />
  );
}
