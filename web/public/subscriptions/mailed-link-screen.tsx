import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOnline } from '#web/ui/use-online.ts';

interface MailedLinkScreenProps {
  title: string;
  /** Explains what the button does. */
  question: ReactNode;
  /** Replaces the question and the button if another step is required first. */
  instead?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  call: { failure: string | null; calls: number; pending: boolean };
  onSubmit: (token: string) => void;
  /** The confirmation. Null until the action is done. */
  done: { title: string; text: ReactNode } | null;
}

/**
 * The landing screen of a link in an e-mail. The action requires a click, because e-mail security scanners open every
 * link.
 */
export function MailedLinkScreen(props: MailedLinkScreenProps) {
  const { title, question, instead, submitLabel, busyLabel, call, onSubmit, done } = props;
  const [query] = useSearchParams();
  const token = query.get('token');
  const online = useOnline();
  return (
    <div className="container-site py-14 lg:py-24">
      <div className="flex max-w-[40rem] flex-col items-start gap-5">
        <h1>{title}</h1>
        {done ? (
          <FocusedAlert variant="info" title={done.title} attempt={call.calls} className="self-stretch">
            {done.text}
          </FocusedAlert>
        ) : token && instead ? (
          instead
        ) : token ? (
          <>
            <p className="text-body-l">{question}</p>
            {call.failure !== null && (
              <FocusedAlert title={call.failure} attempt={call.calls} className="self-stretch" />
            )}
            <Button
              size="marketing"
              pending={call.pending}
              busyLabel={busyLabel}
              disabled={!online}
              onClick={() => onSubmit(token)}
            >
              {submitLabel}
            </Button>
            {!online && (
              <p role="status" className="text-caption">
                You are offline. Try again when you’re back online.
              </p>
            )}
          </>
        ) : (
          <Alert title="This link is incomplete." className="self-stretch">
            Open it from the e-mail again.
          </Alert>
        )}
        <Link className="link" to={paths.home()}>
          Go to the home page
        </Link>
      </div>
    </div>
  );
}
