import type { FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FieldMessages, messagesIn } from '../field-messages.ts';
import type { useRefusedValues } from './use-refused-values.ts';
import type { useSavedValues } from './use-saved-values.ts';
import type { useShownErrors } from './use-shown-errors.ts';

interface FormState<Values extends FieldValues, Parsed> {
  initial: Values;
  shown: ReturnType<typeof useShownErrors>;
  refused: ReturnType<typeof useRefusedValues<Values, Parsed>>;
  saved: ReturnType<typeof useSavedValues<Values, Parsed>>;
}

/** What becomes of a form's values: they are sent, refused, saved or replaced. */
export function formActions<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  { initial, shown, refused, saved }: FormState<Values, Parsed>,
) {
  return {
    /** Calls `send` with the parsed values, or shows what is invalid. A single invalid field gets focus. */
    submit:
      (send: (parsed: Parsed) => void, onInvalid?: (messages: FieldMessages) => void) =>
      (event?: FormEvent) => {
        event?.preventDefault();
        refused.acceptAll();
        void form.handleSubmit(
          (parsed) => {
            shown.clearSummary();
            send(parsed);
          },
          (invalid) => {
            shown.show(messagesIn(invalid));
            onInvalid?.(messagesIn(invalid));
          },
        )();
      },
    /** Shows the server's messages beside their fields, each until its field has another value. */
    refuse: (found: FieldMessages) => {
      refused.refuse(found, form.getValues());
      void form.trigger();
      shown.show(found);
    },
    /** Marks the values that were sent as saved. What was typed since is unsaved. */
    settle: (sent: Values) => {
      shown.resetAttempts();
      saved.settle(sent);
    },
    /** Replaces the saved values, by default with the initial ones, and clears all errors. `typed` are unsaved. */
    reset: (values: Values = initial, typed: Values = values) => {
      refused.acceptAll();
      shown.clearSummary();
      shown.resetAttempts();
      saved.reset(values, typed);
    },
  };
}
