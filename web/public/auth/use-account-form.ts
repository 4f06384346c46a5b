import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { failureSentence, issuesIn } from './failure.ts';

type Fields = Record<string, string | undefined>;

/**
 * A form validated with the server's schema. A single invalid field gets focus; several are listed in an error summary.
 * Each control's id is the name of its field.
 */
export function useAccountForm<Input extends Fields, Output extends Fields>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false,
  });
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);

  const show = (found: FieldProblem[]) => {
    setAttempt((former) => former + 1);
    setProblems(found.length > 1 ? found : []);
    if (found.length === 1 && found[0]) document.getElementById(found[0].fieldId)?.focus();
  };

  return {
    problems,
    attempt,
    /** Props of the field components in this folder. */
    field: (name: FieldPath<Input>) => ({
      control: keepingTyped(form, form.register(name)),
      error: form.formState.errors[name]?.message as string | undefined,
    }),
    /** Calls `send` with the parsed values, or shows the validation errors. */
    submit: (send: (values: Output) => void) =>
      form.handleSubmit(
        (values) => {
          setProblems([]);
          send(values);
        },
        (errors) => show(problemsIn(errors)),
      ),
    /** Shows a server error beside a field and focuses it. */
    refuse: (name: FieldPath<Input>, message: string) => {
      form.setError(name, { message });
      show([{ fieldId: name, message }]);
    },
    /** Clears the form. */
    reset: () => {
      // Resets each control separately. The form's own reset re-registers controls, and `keepingTyped` would restore their text.
      for (const [name, value] of Object.entries(defaultValues))
        form.setValue(name as FieldPath<Input>, value as PathValue<Input, FieldPath<Input>>);
      form.clearErrors();
      setProblems([]);
    },
    /** Shows the server's validation errors beside their fields, or any other failure in a toast. */
    showFailure: (error: unknown, sentence = failureSentence(error)) => {
      const found = issuesIn(error);
      for (const { fieldId, message } of found) form.setError(fieldId as FieldPath<Input>, { message });
      if (found.length > 0) show(found);
      else toast({ title: 'Error', description: sentence, variant: 'destructive' });
    },
  };
}

/** Keeps text typed before hydration, which registering the field would clear. */
function keepingTyped<Input extends Fields, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  control: UseFormRegisterReturn<FieldPath<Input>>,
): UseFormRegisterReturn<FieldPath<Input>> {
  return {
    ...control,
    ref: (input: HTMLInputElement | null) => {
      const typed = input?.value;
      control.ref(input);
      if (typed && typed !== form.getValues(control.name))
        form.setValue(control.name, typed as PathValue<Input, FieldPath<Input>>);
    },
  };
}

export type AccountField = ReturnType<ReturnType<typeof useAccountForm>['field']>;

function problemsIn(errors: FieldErrors): FieldProblem[] {
  return Object.entries(errors).map(([fieldId, error]) => ({ fieldId, message: String(error?.message) }));
}
