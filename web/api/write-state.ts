import { useRef, useState } from 'react';
import { isRefusal, sentenceOf } from './api-errors.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

interface Sending<Sent> {
  onSent: (sent: Sent) => void;
  /** Called with the validation errors of the server, by field. */
  onRefused: (broken: Record<string, string>) => void;
}

/** Submits a form, one attempt at a time. A failure is returned as a message and can be retried. */
export function useSending<Sent>({ onSent, onRefused }: Sending<Sent>) {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (attempt: () => Promise<Sent>) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFailure(null);
    try {
      onSent(await attempt());
    } catch (error) {
      if (isRefusal(error, 'UNPROCESSABLE_CONTENT')) onRefused(issuesOf(error.data.issues));
      else setFailure(sentenceOf(error, NOT_SENT));
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { send, pending, failure };
}

function issuesOf(issues: unknown): Record<string, string> {
  return Object.fromEntries(
    (issues as { path: string; message: string }[]).map(({ path, message }) => [path, message]),
  );
}
