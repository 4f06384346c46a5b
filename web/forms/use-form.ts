import { useId } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { messagesIn } from './field-messages.ts';
import { formActions } from './form-state/form-actions.ts';
import { useRefusedValues } from './form-state/use-refused-values.ts';
import { useRegisteredField } from './form-state/use-registered-field.ts';
import { useSavedValues } from './form-state/use-saved-values.ts';
import { useShownErrors } from './form-state/use-shown-errors.ts';

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
  const idOf = (field: string) => [idPrefix ?? generatedId, field].filter(Boolean).join('-');
  const shown = useShownErrors(idOf);
  const refused = useRefusedValues(resolver);
  const form = useHookForm<Values, unknown, Parsed>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: refused.resolver,
    shouldFocusError: false,
  });
  const messages = messagesIn(form.formState.errors);
  const saved = useSavedValues(form);
  const registered = useRegisteredField(form);
  const set = (path: string, value: unknown) =>
    form.setValue(path as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
    });
  const validateAgain = () => {
    if (shown.attempt > 0) void form.trigger();
  };

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
      for (const [field, value] of Object.entries(changed)) set(field, value);
      validateAgain();
    },
    /** Changes a field by its path, such as that of an item of a list. */
    changeAt: (path: string, value: string) => {
      set(path, value);
      validateAgain();
    },
    /** Props of an uncontrolled field. Text typed before hydration stays. */
    field: (name: FieldPath<Values>): FormField => ({ control: registered(name), error: messages[name] }),
    /** The id of a field's control, and of the form itself for ''. */
    idOf,
    /** The error beside a field. Undefined before the first attempt to submit. */
    errorOf: (field: string): string | undefined => messages[field],
    /** Errors for the summary. Empty if there are fewer than two. */
    problems: shown.problems,
    /** The number of attempts since the last reset that showed errors. */
    attempt: shown.attempt,
    /** Whether there are unsaved changes. */
    dirty: saved.dirty,
    /** The same at the moment of the call, for `useLeaveQuestion`. */
    isDirty: saved.isDirty,
    /** A copy of the values for `settle`, taken when they are sent. */
    snapshot: saved.snapshot,
    ...formActions(form, { initial, shown, refused, saved }),
    focus: shown.focus,
  };
}
