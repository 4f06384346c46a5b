import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOnline } from '#web/ui/online.ts';
import { failureSentence } from '../auth/failure.ts';
import { FocusedAlert } from '../auth/focused-alert.tsx';

interface MailedLinkScreenProps {
  title: string;
  /** What the button is about to do. */
  question: ReactNode;
  /** Stands in for question and button, when something has to happen first. */
  instead?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  call: { error: unknown; isPending: boolean; submittedAt: number };
  onSubmit: (token: string) => void;
  /** What is said once it is done; until then undefined. */
  done: { title: string; text: ReactNode } | undefined;
}

/**
 * Where the link of a mail ends. Opening it does nothing by itself, because programs that check mails for harm
 * open every link; a person presses the button.
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
          <FocusedAlert variant="info" title={done.title} attempt={call.submittedAt} className="self-stretch">
            {done.text}
          </FocusedAlert>
        ) : token && instead ? (
          instead
        ) : token ? (
          <>
            <p className="text-body-l">{question}</p>
            {Boolean(call.error) && (
              <FocusedAlert
                title={failureSentence(call.error)}
                attempt={call.submittedAt}
                className="self-stretch"
              />
            )}
            <Button
              size="marketing"
              pending={call.isPending}
              busyLabel={busyLabel}
              disabled={!online}
              onClick={() => onSubmit(token)}
            >
              {submitLabel}
            </Button>
            {!online && (
              <p role="status" className="text-caption">
                You are offline. The button works again with the connection.
              </p>
            )}
          </>
        ) : (
          <Alert title="This link is incomplete." className="self-stretch">
            Please open it from the mail again.
          </Alert>
        )}
        <Link className="link" to={paths.home()}>
          To the home page
        </Link>
      </div>
    </div>
  );
}
