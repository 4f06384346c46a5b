import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isRefusal, isUnavailable, sentenceOf } from '#web/api/api-errors.ts';
import type { CallOptions } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE_DO_LATER } from '#web/ui/use-online.ts';
import type { FieldMessages } from './field-messages.ts';
import { fieldsRefused } from './refused-fields.ts';
import { versionConflict } from './version-conflict.ts';

const NOT_SENT = 'We couldn’t reach the server. Try again in a moment.';
/** While the server is unavailable. The idempotency key is reused, so nothing is executed twice. */
const RETRIES = 2;
/** The server's Retry-After is two seconds. */
const RETRY_DELAY_MS = 2_000;

interface SentForm {
  refuse: (messages: FieldMessages) => void;
  snapshot: () => object;
  /** A method, so that a form of any values fits. */
  settle(sent: object): void;
}

export interface WriteOptions<Input, Response> {
  /** Calls the operation. `options` carries the idempotency scope, so that a retry is not executed twice. */
  send: (input: Input, options: { context: CallOptions }) => Promise<Response>;
  onSuccess?: (response: Response, input: Input) => void;
  /** `refused` has the messages of the fields that the server refused. */
  onFailure?: (error: unknown, refused: FieldMessages, input: NoInfer<Input>) => void;
  /** Which errors concern fields; by default `fieldsRefused` with a form, and none without, which could not show them. */
  refusedIn?: (error: unknown) => FieldMessages;
  /** The form that is sent: refused fields are shown in it, and after a success the values that were sent are saved. */
  form?: SentForm;
  /** False for a call that must not be repeated while the server is unavailable, such as a passkey ceremony. */
  retries?: false;
  /**
   * Sends calls without waiting for earlier ones, such as those of other rows. With 'latest' the outcomes of earlier ones
   * are ignored, such as those of checks of another file.
   */
  parallel?: boolean | 'latest';
  /** Shown after a failure. By default the description is the reason, and refused fields show no toast. */
  failureToast?: { title: string; description?: string } | undefined;
  /** Invalidated after a failure, because someone else may have changed the data. */
  invalidates?: QueryKey;
  /** Session storage key under which a call without a response survives a reload. */
  storageKey?: string;
}

export interface Sent<Input, Response> {
  input: Input;
  response: Response;
}

/** A call that changes data: idempotent, one at a time, and failing while offline instead of waiting for the network. */
export function useWrite<Input = void, Response = unknown>(options: WriteOptions<Input, Response>) {
  const scope = useIdempotencyScope(options.storageKey);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const running = useRef(false);
  const begun = useRef(0);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<{ input: Input; error: unknown; hasRefused: boolean } | null>(null);
  const [calls, setCalls] = useState(0);
  const [sent, setSent] = useState<Sent<Input, Response> | null>(null);
  const reset = useCallback(() => {
    setFailed(null);
    setSent(null);
  }, []);
  const write = useCallback(
    async (input: Input) => {
      if (running.current && !latest.current.parallel) return;
      running.current = true;
      const call = ++begun.current;
      const values = latest.current.form?.snapshot() ?? {};
      setPending(true);
      reset();
      const { response, thrown } = await outcomeOf(
        () => latest.current.send(input, scope),
        latest.current.retries ?? true,
      );
      if (latest.current.parallel === 'latest' && call !== begun.current) return;
      running.current = false;
      setPending(false);
      setCalls((former) => former + 1);
      const { form, failureToast, invalidates, onFailure } = latest.current;
      if (!thrown) {
        form?.settle(values);
        setSent({ input, response: response as Response });
        return latest.current.onSuccess?.(response as Response, input);
      }
      const { refusedIn = form && fieldsRefused } = latest.current;
      const refused = refusedIn?.(thrown.error) ?? {};
      const hasRefused = Object.keys(refused).length > 0;
      setFailed({ input, error: thrown.error, hasRefused });
      if (hasRefused) form?.refuse(refused);
      const description = failureToast?.description ?? (hasRefused ? null : failureSentence(thrown.error));
      if (failureToast && description !== null)
        toast({ ...failureToast, description, variant: 'destructive' });
      if (invalidates) await invalidate(invalidates);
      onFailure?.(thrown.error, refused, input);
    },
    [reset, scope],
  );
  const error = failed?.error ?? null;
  return {
    write: useCallback((input: Input) => void write(input), [write]),
    pending,
    error,
    /** The last call, if it failed. */
    failed,
    /** The last call, if it succeeded. */
    sent,
    /** Why the last call failed. Null where its fields were refused. */
    failure: !failed || failed.hasRefused ? null : failureSentence(error),
    /** The number of calls that ended. A change moves the focus to the outcome again. */
    calls,
    /** Who saved the newer version that refused the last call, and when. */
    conflict: versionConflict(error),
    reset,
  };
}

/** What a person reads after a failed write: for refused fields that no control shows, the first message. */
export function failureSentence(error: unknown): string {
  // Its message lists everything that is missing, those of the fields only one thing each.
  const [first] = isRefusal(error, 'INCOMPLETE') ? [] : Object.values(fieldsRefused(error));
  return first ?? sentenceOf(error, navigator.onLine ? NOT_SENT : OFFLINE_DO_LATER);
}

/** Separates a failed call from an error of what follows a successful one. */
async function outcomeOf<Response>(send: () => Promise<Response>, retries: boolean) {
  try {
    return { response: await (retries ? retried(send) : send()), thrown: null };
  } catch (error) {
    return { response: null, thrown: { error } };
  }
}

async function retried<Response>(send: () => Promise<Response>): Promise<Response> {
  for (let retries = 0; ; retries++) {
    try {
      return await send();
    } catch (error) {
      if (retries === RETRIES || !isUnavailable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

/** Loaded after a failure only: public forms don't bundle the query client. */
async function invalidate(queryKey: QueryKey): Promise<void> {
  const { queryClient } = await import('#web/api/query-client.ts');
  void queryClient.invalidateQueries({ queryKey });
}
