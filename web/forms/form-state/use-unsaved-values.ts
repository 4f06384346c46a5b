import { useLayoutEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from '../merge-versions.ts';

/** Which values of a form are unsaved, at the moment of the call rather than of the last render. */
export function useUnsavedValues<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
) {
  const { isDirty } = form.formState;
  const unsaved = useRef(isDirty);
  useLayoutEffect(() => {
    unsaved.current = isDirty;
  });
  return {
    isDirty: () => unsaved.current,
    /** Sets the typed values that differ from the saved ones. */
    markUnsaved: (typed: Values, saved: Values) => {
      const changed = Object.keys(typed).filter((field) => !isSame(typed[field], saved[field]));
      unsaved.current = changed.length > 0;
      for (const field of changed)
        form.setValue(field as FieldPath<Values>, typed[field], { shouldDirty: true });
    },
  };
}
