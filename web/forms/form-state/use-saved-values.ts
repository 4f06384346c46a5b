import { useLayoutEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from '../merge-versions.ts';

/** The saved values of a form, and whether its values differ from them. */
export function useSavedValues<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
) {
  const { isDirty } = form.formState;
  const unsaved = useRef(isDirty);
  useLayoutEffect(() => {
    unsaved.current = isDirty;
  });
  const markUnsaved = (typed: Values, saved: Values) => {
    const changed = Object.keys(typed).filter((field) => !isSame(typed[field], saved[field]));
    unsaved.current = changed.length > 0;
    for (const field of changed)
      form.setValue(field as FieldPath<Values>, typed[field], { shouldDirty: true });
  };
  return {
    dirty: isDirty,
    isDirty: () => unsaved.current,
    snapshot: (): Values =>
      Object.fromEntries(
        Object.entries(form.getValues()).map(([field, value]) => [
          field,
          value instanceof FileList ? value : structuredClone(value),
        ]),
      ) as Values,
    settle: (sent: Values) => {
      const typed = form.getValues();
      form.reset(sent, { keepValues: true });
      markUnsaved(typed, sent);
    },
    reset: (saved: Values, typed: Values) => {
      form.reset(saved);
      markUnsaved(typed, saved);
    },
  };
}
