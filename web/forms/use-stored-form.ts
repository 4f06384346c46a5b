import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';
import { botDetectionFields } from './bot-detection.ts';
import { type StoredForm, storedFormKey } from './form-state/stored-form.ts';
import { usePersonChange } from './person-change.ts';
import { preHydrationValues } from './pre-hydration-values.ts';
import { useForm } from './use-form.ts';

interface StoredFormOptions<Values extends FieldValues> {
  /** The form's unique name: part of the storage key and prefix of the controls' ids. */
  name: string;
  initial: Values;
  resolver: Resolver<Values>;
}

export type PublicForm<Values extends FieldValues> = ReturnType<typeof useStoredForm<Values>>;

/** A public form, prerendered and stored in session storage across reloads. Its `values` are plain state. */
export function useStoredForm<Values extends FieldValues>({
  name,
  initial,
  resolver,
}: StoredFormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const typedEarly = useRef<Partial<Values>>({});
  const [ready, setReady] = useState(false);
  const form = useForm({ initial, resolver, idPrefix: name });
  const { values } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once, before the first paint
  useLayoutEffect(() => {
    const stored = readSessionStorage<StoredForm<Values>>(storedFormKey(name));
    const typed = ref.current ? preHydrationValues(ref.current) : {};
    const restored = Object.entries({ ...stored?.values, ...typed }).filter(([field]) => field in initial);
    openedAt.current = stored?.opened_at ?? Date.now();
    typedEarly.current = typed as Partial<Values>;
    form.change(Object.fromEntries(restored) as Partial<Values>);
    setReady(true);
  }, []);
  useEffect(() => {
    if (ready) writeSessionStorage(storedFormKey(name), { values, opened_at: openedAt.current });
  }, [name, ready, values]);
  const reset = () => {
    openedAt.current = Date.now();
    form.reset();
  };
  usePersonChange(reset);

  return {
    ...form,
    values,
    /** Goes on the `<form>`. */
    ref,
    /** False until the values from session storage and from before hydration are restored. */
    ready,
    /** What was changed before hydration, once `ready`. */
    typedEarly,
    /** Sent with the values. */
    botDetection: () => botDetectionFields(ref.current, openedAt.current),
    /** Clears the form and its stored values. */
    reset,
  };
}
