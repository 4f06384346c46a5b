import { useMutation } from '@tanstack/react-query';
import { mailingLists } from '#content/mailing-lists.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { MailedLinkScreen } from './mailed-link-screen.tsx';

export const meta = () => [...pageMeta('Unsubscribe'), { name: 'robots', content: 'noindex' }];

export default function EndPage() {
  const end = useMutation({
    ...api.subscriptions.end.mutationOptions(),
    onSuccess: ({ list }) => toast({ title: 'You are unsubscribed', description: mailingLists[list].title }),
  });
  return (
    <MailedLinkScreen
      title="Unsubscribe"
      question="Unsubscribe from this list? You won’t get any more of its e-mails."
      submitLabel="Unsubscribe"
      busyLabel="Unsubscribing..."
      call={end}
      onSubmit={(token) => end.mutate({ token })}
      done={
        end.data && {
          title: `You are unsubscribed from the ${mailingLists[end.data.list].title}.`,
          text: 'You won’t get any more e-mails from this list. You can subscribe again at any time.',
        }
      }
    />
  );
}
