import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';
import { type FieldMessages, messagesIn, withRefused } from './field-messages.ts';
import { isSame } from './merge-versions.ts';

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

/** Controls whose value isn’t typed. */
const CHOICE = /^(select|checkbox|radio|file)/;

/** A value that the server refused. */
interface Refused {
  field: string;
  message: string;
  value: unknown;
}

/** The state of a form: its values, validation, errors beside fields and in a summary, and unsaved changes. */
export function useForm<Values extends FieldValues, Parsed = Values>({
  initial,
  resolver,
  idPrefix,
}: FormOptions<Values, Parsed>) {
  const generatedId = useId();
  const prefix = idPrefix ?? generatedId;
  const latest = useRef(resolver);
  const refused = useRef<Refused[]>([]);
  const mounted = useRef(new WeakSet<HTMLInputElement>());
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const form = useHookForm<Values, unknown, Parsed>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: async (values, ...rest) => {
      const result = await latest.current(values, ...rest);
      const open = refused.current.filter(({ field, value }) => get(values, field) === value);
      return withRefused(result, Object.fromEntries(open.map(({ field, message }) => [field, message])));
    },
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;
  const unsaved = useRef(isDirty);
  useLayoutEffect(() => {
    latest.current = resolver;
    unsaved.current = isDirty;
  });

  const idOf = (field: string) => [prefix, field].filter(Boolean).join('-');
  const focus = (field: string) => requestAnimationFrame(() => document.getElementById(idOf(field))?.focus());
  const show = (messages: FieldMessages) => {
    const found = Object.entries(messages).map(([field, message]) => ({ fieldId: idOf(field), message }));
    setAttempt((former) => former + 1);
    setProblems(found.length > 1 ? found : []);
    const [only] = Object.keys(messages);
    if (found.length === 1 && only !== undefined) focus(only);
  };
  const messages = messagesIn(errors);
  const markUnsaved = (typed: Values, saved: Values) => {
    const changed = Object.keys(typed).filter((field) => !isSame(typed[field], saved[field]));
    unsaved.current = changed.length > 0;
    for (const field of changed)
      form.setValue(field as FieldPath<Values>, typed[field], { shouldDirty: true });
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
    field: (name: FieldPath<Values>): FormField => {
      const control = form.register(name);
      return {
        control: {
          ...control,
          ref: (input: HTMLInputElement | null) => {
            const isNew = input && !mounted.current.has(input) && !CHOICE.test(input.type);
            const typed = isNew ? input.value : '';
            if (input) mounted.current.add(input);
            control.ref(input);
            if (typed && typed !== form.getValues(name))
              form.setValue(name, typed as PathValue<Values, FieldPath<Values>>);
          },
        },
        error: messages[name],
      };
    },
    /** The id of a field's control, and of the form itself for ''. */
    idOf,
    /** The error beside a field. Undefined before the first attempt to submit. */
    errorOf: (field: string): string | undefined => messages[field],
    /** Errors for the summary. Empty if there are fewer than two. */
    problems,
    /** The number of attempts since the last reset that showed errors. */
    attempt,
    /** Whether there are unsaved changes. */
    dirty: isDirty,
    /** The same at the moment of the call, for `useLeaveQuestion`. */
    isDirty: () => unsaved.current,
    /** Calls `send` with the parsed values, or shows what is invalid. A single invalid field gets focus. */
    submit:
      (send: (parsed: Parsed) => void, onInvalid?: (messages: FieldMessages) => void) =>
      (event?: FormEvent) => {
        event?.preventDefault();
        refused.current = [];
        void form.handleSubmit(
          (parsed) => {
            setProblems([]);
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
      refused.current = Object.entries(found).map(([field, message]) => ({
        field,
        message,
        value: get(form.getValues(), field),
      }));
      void form.trigger();
      show(found);
    },
    /** A copy of the values for `settle`, taken when they are sent. */
    snapshot: (): Values =>
      Object.fromEntries(
        Object.entries(form.getValues()).map(([field, value]) => [
          field,
          value instanceof FileList ? value : structuredClone(value),
        ]),
      ) as Values,
    /** Marks the values that were sent as saved. What was typed since is unsaved. */
    settle: (sent: Values) => {
      const typed = form.getValues();
      setAttempt(0);
      form.reset(sent, { keepValues: true });
      markUnsaved(typed, sent);
    },
    /** Replaces the saved values, by default with the initial ones, and clears all errors. `typed` are unsaved. */
    reset: (saved: Values = initial, typed: Values = saved) => {
      refused.current = [];
      setProblems([]);
      setAttempt(0);
      form.reset(saved);
      markUnsaved(typed, saved);
    },
    focus,
  };
}
