import { mailingLists } from '#content/mailing-lists.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { MailedLinkScreen } from './mailed-link-screen.tsx';

export const meta = () => [...pageMeta('Confirm your subscription'), { name: 'robots', content: 'noindex' }];

export default function ConfirmPage() {
  const confirm = useWrite({
    send: (input: { token: string }, options) => call.subscriptions.confirm(input, options),
    onSuccess: ({ list }) => toast({ title: 'You are subscribed', description: mailingLists[list].title }),
  });
  return (
    <MailedLinkScreen
      title="Confirm your subscription"
      question="Confirm to receive our e-mails at this address. Every e-mail has an unsubscribe link."
      submitLabel="Confirm subscription"
      busyLabel="Confirming..."
      call={confirm}
      onSubmit={(token) => confirm.write({ token })}
      done={
        confirm.sent && {
          title: `You are subscribed to the ${mailingLists[confirm.sent.response.list].title}.`,
          text: mailingLists[confirm.sent.response.list].promise,
        }
      }
    />
  );
}
