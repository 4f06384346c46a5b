import { useState } from 'react';
import type { CallOptions } from '#web/api/client.ts';
import type { Controls } from '#web/forms/field-messages.ts';
import { type EntryForm, useEntryForm } from './entry-form.ts';

interface EntryEditOptions<Entry, Values extends Record<string, string>> {
  entries: readonly Entry[];
  /** The values while no entry is being edited. */
  empty: Values;
  valuesOf: (entry: Entry) => Values;
  brokenIn: (values: Values, before: Values) => { readonly [Field in keyof Values]?: string | undefined };
  send: (entry: Entry, values: Values, before: Values, options: { context: CallOptions }) => Promise<unknown>;
  done: string;
  failed: string;
  controls: Controls;
  /** The control to focus first. */
  first: keyof Values & string;
  /** Returns focus to the element that opened the form. */
  focusOpener: (id: string) => void;
}

export interface EntryEdit<Entry, Values extends Record<string, string>> {
  form: EntryForm<Values>;
  /** The id of the entry being edited; null if none is. */
  openId: string | null;
  dirty: boolean;
  open: (entry: Entry) => void;
  cancel: () => void;
}

/** Edits one entry of a list in place. */
export function useEntryEdit<Entry extends { id: string }, Values extends Record<string, string>>({
  entries,
  empty,
  valuesOf,
  brokenIn,
  send,
  first,
  focusOpener,
  ...rest
}: EntryEditOptions<Entry, Values>): EntryEdit<Entry, Values> {
  const [entry, setEntry] = useState<Entry | null>(null);
  const before = entry ? valuesOf(entry) : empty;
  const close = () => {
    setEntry(null);
    if (entry) requestAnimationFrame(() => focusOpener(entry.id));
  };
  const form = useEntryForm<Values>({
    ...rest,
    fresh: () => empty,
    brokenIn: (values) => brokenIn(values, before),
    send: (values, options) => send(entry as Entry, values, before, options),
    onDone: close,
  });
  // Someone else may have deleted it.
  const isOpen = entry !== null && entries.some(({ id }) => id === entry.id);
  return {
    form,
    openId: isOpen ? entry.id : null,
    dirty: isOpen && form.dirty,
    open: (wanted) => {
      if (!isOpen || !form.dirty) {
        setEntry(wanted);
        form.restart(valuesOf(wanted));
      }
      form.focus(first);
    },
    cancel: () => {
      form.restart(empty);
      close();
    },
  };
}
