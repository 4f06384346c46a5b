import { type FormEvent, useId, useRef, useState } from 'react';
import type { CallOptions } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { sentenceOf } from '#web/api/refusal.ts';
import { toast } from '#web/ui/toast.ts';

type Broken<Values> = Partial<Record<keyof Values & string, string>>;

interface AddFormOptions<Values> {
  /** What it starts with, and starts with again once something was added. */
  fresh: () => Values;
  brokenIn: (values: Values) => Broken<Values>;
  send: (values: Values, options: { context: CallOptions }) => Promise<unknown>;
  /** The title of the toast. */
  added: string;
  failed: string;
}

const NOT_SENT = 'This did not reach us. Please try again in a moment.';
const MISSING = 'Please fill in all required fields';

/** A form that adds one thing after the other: fresh again when it has worked, kept as it is when it has not. */
export function useAddForm<Values extends Record<string, string>>({
  fresh,
  brokenIn,
  send,
  added,
  failed,
}: AddFormOptions<Values>) {
  const formId = useId();
  const [start, setStart] = useState(fresh);
  const [values, setValues] = useState(start);
  const [attempted, setAttempted] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const options = useIdempotencyScope();

  const idOf = (field: keyof Values & string) => `${formId}-${field}`;
  const focus = (field: string | undefined) =>
    requestAnimationFrame(() => field && document.getElementById(idOf(field))?.focus());

  const add = async () => {
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
    try {
      await send(values, options);
      const next = fresh();
      setStart(next);
      setValues(next);
      setAttempted(false);
      toast({ title: added });
      focus(Object.keys(next)[0]);
    } catch (error) {
      setFailure(sentenceOf(error, NOT_SENT));
      toast({ title: 'Error', description: failed, variant: 'destructive' });
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  const broken: Broken<Values> = attempted ? brokenIn(values) : {};
  return {
    values,
    change: (changed: Partial<Values>) => setValues((former) => ({ ...former, ...changed })),
    idOf,
    errorOf: (field: keyof Values & string): string | undefined => broken[field],
    dirty: JSON.stringify(values) !== JSON.stringify(start),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void add();
    },
    pending,
    failure,
  };
}

export type AddForm<Values extends Record<string, string>> = ReturnType<typeof useAddForm<Values>>;
