import type { CallOptions } from '#web/api/client.ts';
import { byControl, type Controls, type FieldMessages, rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';

interface EntryFormOptions<Values> {
  /** What it starts with, and starts with again once it was sent. */
  fresh: () => Values;
  brokenIn: (values: Values) => { readonly [Field in keyof Values]?: string | undefined };
  send: (values: Values, options: { context: CallOptions }) => Promise<unknown>;
  /** The title of the toast. */
  done: string;
  failed: string;
  controls: Controls;
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
  const form = useForm<Values>({ initial: fresh(), resolver: rulesResolver(brokenIn) });
  const focusFirst = (fields: object) => {
    const [first] = Object.keys(fields);
    if (first !== undefined) form.focus(first);
  };
  const { write, pending, failure, reset } = useWrite({
    form,
    send,
    refusedIn: (error) => {
      const refused = Object.entries(byControl(fieldsRefused(error), controls));
      return Object.fromEntries(refused.filter(([control]) => control in form.getValues()));
    },
    onSuccess: () => {
      const next = fresh();
      form.reset(next);
      toast({ title: done });
      if (onDone) onDone();
      else focusFirst(next);
    },
    onFailure: (_error, refused) => focusFirst(refused),
    failureToast: { title: 'Error', description: failed },
  });
  const showInvalid = (messages: FieldMessages) => {
    focusFirst(messages);
    if (Object.values(messages).includes(MISSING))
      toast({ title: 'Error', description: MISSING, variant: 'destructive' });
  };
  return {
    ...form,
    restart: (values: Values) => {
      form.reset(values);
      reset();
    },
    submit: form.submit(write, showInvalid),
    pending,
    failure,
  };
}

/** What fields of any form with these values need. */
export interface FieldsOf<Name extends string> {
  values: Readonly<Record<Name, string>>;
  change: (changed: Partial<Record<Name, string>>) => void;
  idOf: (field: Name) => string;
  errorOf: (field: Name) => string | undefined;
}

export type EntryForm<Values extends Record<string, string>> = ReturnType<typeof useEntryForm<Values>>;
