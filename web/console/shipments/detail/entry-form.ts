import { type FormEvent, useId, useState } from 'react';
import type { CallOptions } from '#web/api/client.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';

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
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Broken<Values>>({});

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
  const refuse = (error: unknown, broken: Record<string, string>) => {
    const fields = Object.entries(broken).map(([field, message]) => [controls[field] ?? field, message]);
    const shown = fields.filter(([field]) => field !== undefined && field in values);
    setRefused(Object.fromEntries(shown));
    if (shown.length > 0) focus(shown[0]?.[0]);
    else setFailure(fields[0]?.[1] ?? failureSentence(error));
  };

  const { write, pending } = useWrite({
    send,
    onSuccess: () => {
      const next = fresh();
      restart(next);
      toast({ title: done });
      if (onDone) onDone();
      else focus(Object.keys(next)[0]);
    },
    failureToast: { title: 'Error', description: failed },
    refusedIn: fieldsRefused,
    onFailure: refuse,
  });
  const submit = () => {
    const broken: Broken<Values> = brokenIn(values);
    const [first] = Object.keys(broken);
    if (first !== undefined) {
      setAttempted(true);
      focus(first);
      if (Object.values(broken).includes(MISSING))
        toast({ title: 'Error', description: MISSING, variant: 'destructive' });
      return;
    }
    setFailure(null);
    setRefused({});
    write(values);
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
      submit();
    },
    pending,
    failure,
  };
}

export type EntryForm<Values extends Record<string, string>> = ReturnType<typeof useEntryForm<Values>>;
