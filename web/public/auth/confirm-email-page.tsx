import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { MailedLinkScreen } from '../subscriptions/mailed-link-screen.tsx';

export const meta = () => [
  ...pageMeta('Confirm your e-mail address'),
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmEmailPage() {
  const confirm = useMutation(api.people.confirmEmailChange.mutationOptions());
  return (
    <MailedLinkScreen
      title="Confirm your e-mail address"
      question="One press, and you sign in with this address. Everywhere else you are signed out."
      submitLabel="Confirm this address"
      busyLabel="Confirming..."
      call={confirm}
      onSubmit={(token) => confirm.mutate({ token })}
      done={
        confirm.data && {
          title: `${confirm.data.email} is your e-mail address now.`,
          text: 'All our mails go there from now on, and you sign in with it.',
        }
      }
    />
  );
}
