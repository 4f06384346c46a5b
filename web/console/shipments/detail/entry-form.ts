import { type FormEvent, useId, useRef, useState } from 'react';
import { sentenceOf } from '#web/api/api-errors.ts';
import type { CallOptions } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { fieldsRefused } from '../../staff-form/refused-fields.ts';

type Broken<Values> = Partial<Record<keyof Values & string, string>>;

interface EntryFormOptions<Values> {
  /** What it starts with, and starts with again once it was sent. */
  fresh: () => Values;
  brokenIn: (values: Values) => Broken<Values>;
  send: (values: Values, options: { context: CallOptions }) => Promise<unknown>;
  /** The title of the toast. */
  done: string;
  failed: string;
  /** Which control a field of the request is entered in, where their names differ. */
  controls: Readonly<Record<string, keyof Values & string>>;
  /** Instead of focusing the first control again. */
  onDone?: () => void;
}

const NOT_SENT = 'This did not reach us. Please try again in a moment.';
const MISSING = 'Please fill in all required fields';

/** A form for one entry of a list, new or corrected: reset after it was sent, unchanged if that failed. */
export function useEntryForm<Values extends Record<string, string>>({
  fresh,
  brokenIn,
  send,
  done,
  failed,
  controls,
  onDone,
}: EntryFormOptions<Values>) {
  const formId = useId();
  const [start, setStart] = useState(fresh);
  const [values, setValues] = useState(start);
  const [attempted, setAttempted] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Broken<Values>>({});
  const running = useRef(false);
  const options = useIdempotencyScope();

  const idOf = (field: keyof Values & string) => `${formId}-${field}`;
  const focus = (field: string | undefined) =>
    requestAnimationFrame(() => field && document.getElementById(idOf(field))?.focus());
  const restart = (next: Values) => {
    setStart(next);
    setValues(next);
    setAttempted(false);
    setRefused({});
    setFailure(null);
  };
  const refuse = (error: unknown) => {
    const fields = Object.entries(fieldsRefused(error)).map(([field, message]) => [
      controls[field] ?? field,
      message,
    ]);
    const shown = fields.filter(([field]) => field !== undefined && field in values);
    setRefused(Object.fromEntries(shown));
    if (shown.length > 0) focus(shown[0]?.[0]);
    else setFailure(fields[0]?.[1] ?? sentenceOf(error, NOT_SENT));
  };

  const submit = async () => {
    if (running.current) return;
    const broken: Broken<Values> = brokenIn(values);
    const [first] = Object.keys(broken);
    if (first !== undefined) {
      setAttempted(true);
      focus(first);
      if (Object.values(broken).includes(MISSING))
        toast({ title: 'Error', description: MISSING, variant: 'destructive' });
      return;
    }
    running.current = true;
    setPending(true);
    setFailure(null);
    setRefused({});
    try {
      await send(values, options);
      const next = fresh();
      restart(next);
      toast({ title: done });
      if (onDone) onDone();
      else focus(Object.keys(next)[0]);
    } catch (error) {
      refuse(error);
      toast({ title: 'Error', description: failed, variant: 'destructive' });
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  const broken: Broken<Values> = attempted ? brokenIn(values) : {};
  return {
    values,
    change: (changed: Partial<Values>) => {
      setValues((former) => ({ ...former, ...changed }));
      setRefused(
        (former) =>
          Object.fromEntries(
            Object.entries(former).filter(([field]) => !(field in changed)),
          ) as Broken<Values>,
      );
    },
    restart,
    focus,
    idOf,
    errorOf: (field: keyof Values & string): string | undefined => refused[field] ?? broken[field],
    dirty: JSON.stringify(values) !== JSON.stringify(start),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    pending,
    failure,
  };
}

export type EntryForm<Values extends Record<string, string>> = ReturnType<typeof useEntryForm<Values>>;
