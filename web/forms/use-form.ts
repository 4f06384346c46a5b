import { type FormEvent, useId } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { type FieldMessages, messagesIn } from './field-messages.ts';
import { useProblems } from './form-state/use-problems.ts';
import { useRefusedValues } from './form-state/use-refused-values.ts';
import { useUncontrolledFields } from './form-state/use-uncontrolled-fields.ts';
import { useUnsavedValues } from './form-state/use-unsaved-values.ts';

interface FormOptions<Values extends FieldValues, Parsed> {
  initial: Values;
  /** Validates the values: `rulesResolver`, or `zodResolver` with the contract's schema. */
  resolver: Resolver<Values, unknown, Parsed>;
  /** Prefix of the controls' ids; by default unique to the form. With '' they are the names of the fields. */
  idPrefix?: string;
}

export type Form<Values extends FieldValues, Parsed = Values> = ReturnType<typeof useForm<Values, Parsed>>;

/** The props of an uncontrolled field. */
export interface FormField {
  control: UseFormRegisterReturn;
  error: string | undefined;
}

/** The state of a form: its values, validation, errors beside fields and in a summary, and unsaved changes. */
export function useForm<Values extends FieldValues, Parsed = Values>({
  initial,
  resolver,
  idPrefix,
}: FormOptions<Values, Parsed>) {
  const generatedId = useId();
  const prefix = idPrefix ?? generatedId;
  const idOf = (field: string) => [prefix, field].filter(Boolean).join('-');
  const refused = useRefusedValues(resolver);
  const form = useHookForm<Values, unknown, Parsed>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: refused.resolver,
    shouldFocusError: false,
  });
  const { problems, attempt, focus, show, clearProblems, resetAttempts } = useProblems(idOf);
  const { isDirty, markUnsaved } = useUnsavedValues(form);
  const register = useUncontrolledFields(form);
  const messages = messagesIn(form.formState.errors);

  return {
    /** For fields in arrays and parts of a form that render on their own. */
    control: form.control,
    /** The values at the moment of the call. */
    getValues: (): Values => form.getValues(),
    /** All values; the caller renders with every change. */
    get values(): Values {
      return form.watch();
    },
    change: (changed: Partial<Values>) => {
      for (const [field, value] of Object.entries(changed))
        form.setValue(field as FieldPath<Values>, value, { shouldDirty: true });
      if (attempt > 0) void form.trigger();
    },
    /** Changes a field by its path, such as that of an item of a list. */
    changeAt: (path: string, value: string) => {
      form.setValue(path as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
      if (attempt > 0) void form.trigger();
    },
    /** Props of an uncontrolled field. Text typed before hydration stays. */
    field: (name: FieldPath<Values>): FormField => ({ control: register(name), error: messages[name] }),
    /** The id of a field's control, and of the form itself for ''. */
    idOf,
    /** The error beside a field. Undefined before the first attempt to submit. */
    errorOf: (field: string): string | undefined => messages[field],
    /** Errors for the summary. Empty if there are fewer than two. */
    problems,
    /** The number of attempts since the last reset that showed errors. */
    attempt,
    /** Whether there are unsaved changes. */
    dirty: form.formState.isDirty,
    /** The same at the moment of the call, for `useLeaveQuestion`. */
    isDirty,
    /** Calls `send` with the parsed values, or shows what is invalid. A single invalid field gets focus. */
    submit:
      (send: (parsed: Parsed) => void, onInvalid?: (messages: FieldMessages) => void) =>
      (event?: FormEvent) => {
        event?.preventDefault();
        refused.clear();
        void form.handleSubmit(
          (parsed) => {
            clearProblems();
            send(parsed);
          },
          (invalid) => {
            show(messagesIn(invalid));
            onInvalid?.(messagesIn(invalid));
          },
        )();
      },
    /** Shows the server's messages beside their fields, each until its field has another value. */
    refuse: (found: FieldMessages) => {
      refused.refuse(found, form.getValues());
      void form.trigger();
      show(found);
    },
    /** A copy of the values for `settle`, taken when they are sent. */
    snapshot: (): Values => copyOf(form.getValues()),
    /** Marks the values that were sent as saved. What was typed since is unsaved. */
    settle: (sent: Values) => {
      const typed = form.getValues();
      resetAttempts();
      form.reset(sent, { keepValues: true });
      markUnsaved(typed, sent);
    },
    /** Replaces the saved values, by default with the initial ones, and clears all errors. `typed` are unsaved. */
    reset: (saved: Values = initial, typed: Values = saved) => {
      refused.clear();
      clearProblems();
      resetAttempts();
      form.reset(saved);
      markUnsaved(typed, saved);
    },
    focus,
  };
}

/** Lists of files stay the same objects, because nothing changes them and they can't be cloned in every browser. */
function copyOf<Values extends FieldValues>(values: Values): Values {
  const copies = Object.entries(values).map(([field, value]) => [
    field,
    value instanceof FileList ? value : structuredClone(value),
  ]);
  return Object.fromEntries(copies) as Values;
}
