import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MailedLinkScreen } from '../subscriptions/mailed-link-screen.tsx';

export const meta = () => [
  ...pageMeta('Confirm your e-mail address'),
  { name: 'robots', content: 'noindex' },
];

/** Confirms in the account that asked for the address only: the link alone may have reached a stranger. */
export default function ConfirmEmailPage() {
  const { status, person } = useSession();
  const confirm = useMutation(api.people.confirmEmailChange.mutationOptions());
  return (
    <MailedLinkScreen
      title="Confirm your e-mail address"
      question={
        <>
          You’re signed in as <span className="break-words font-semibold">{person?.email}</span>. If you asked
          for the new address in this account, confirm it. You stay signed in here and where you asked, and
          are signed out everywhere else.
        </>
      }
      instead={
        status === 'loading' ? (
          <Skeleton className="h-40 self-stretch" />
        ) : (
          status === 'signed-out' && <SignInFirst />
        )
      }
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

function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="text-body-l">
        Sign in to the account that asked for this address, with the address it has now. Then confirm the new
        one here.
      </p>
      <p className="text-ui text-ink-2">If you didn’t ask for this, close this page. Nothing changes.</p>
      <ButtonLink to={paths.auth({ for: 'customer', next: pathname + search })} size="marketing">
        Sign in
      </ButtonLink>
    </>
  );
}
