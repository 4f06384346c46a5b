import { useLocation } from 'react-router';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { MailedLinkScreen } from '../subscriptions/mailed-link-screen.tsx';

export const meta = () => [
  ...pageMeta('Confirm your e-mail address'),
  { name: 'robots', content: 'noindex' },
];

/** Requires sign-in to the account that requested the change, because the link alone may have reached someone else. */
export default function ConfirmEmailPage() {
  const { status, person } = useSession();
  const confirm = useWrite({
    send: (input: { token: string }, options) => call.people.confirmEmailChange(input, options),
  });
  return (
    <MailedLinkScreen
      title="Confirm your e-mail address"
      question={
        <>
          You’re signed in as <span className="break-words font-semibold">{person?.email}</span>. If you
          requested this change, confirm it. You’ll stay signed in here and on the device you requested it
          from, and be signed out everywhere else.
        </>
      }
      instead={
        status === 'loading' ? (
          <Skeleton className="h-40 self-stretch max-sm:h-53" />
        ) : (
          status === 'signed-out' && <SignInFirst />
        )
      }
      submitLabel="Confirm this address"
      busyLabel="Confirming..."
      call={confirm}
      onSubmit={(token) => confirm.write({ token })}
      done={
        confirm.sent && {
          title: `Your e-mail address is now ${confirm.sent.response.email}.`,
          text: 'Use it to sign in from now on. We’ll send all e-mail there.',
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
        Sign in to the account that requested this change, with its current address. Then confirm the new
        address here.
      </p>
      <p className="text-ui text-ink-2">If you didn’t request this, close this page. Nothing changes.</p>
      <ButtonLink to={paths.auth({ for: 'customer', next: pathname + search })} size="marketing">
        Sign in
      </ButtonLink>
    </>
  );
}
