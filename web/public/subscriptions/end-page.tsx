import { mailingLists } from '#content/mailing-lists.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { MailedLinkScreen } from './mailed-link-screen.tsx';

export const meta = () => [...pageMeta('Unsubscribe'), { name: 'robots', content: 'noindex' }];

export default function EndPage() {
  const end = useWrite({
    send: (input: { token: string }, options) => call.subscriptions.end(input, options),
    onSuccess: ({ list }) => toast({ title: 'You are unsubscribed', description: mailingLists[list].title }),
  });
  return (
    <MailedLinkScreen
      title="Unsubscribe"
      question="Unsubscribe from this list? You won’t get any more of its e-mails."
      submitLabel="Unsubscribe"
      busyLabel="Unsubscribing..."
      call={end}
      onSubmit={(token) => end.write({ token })}
      done={
        end.sent && {
          title: `You are unsubscribed from the ${mailingLists[end.sent.response.list].title}.`,
          text: 'You won’t get any more e-mails from this list. You can subscribe again at any time.',
        }
      }
    />
  );
}
