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
import type { FieldProblem } from '#web/ui/error-summary.tsx';
import { toast } from '#web/ui/toast.ts';
import { failureSentence, issuesIn } from './failure.ts';

type Fields = Record<string, string | undefined>;

/**
 * A form checked with the schema the server parses with. A single problem takes focus in its field;
 * several are listed in an error summary. Each control's id is the name of its field.
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
    /** What the field components beside this file need. */
    field: (name: FieldPath<Input>) => ({
      control: keepingTyped(form, form.register(name)),
      error: form.formState.errors[name]?.message as string | undefined,
    }),
    /** Calls `send` with the parsed values, or shows what is wrong. */
    submit: (send: (values: Output) => void) =>
      form.handleSubmit(
        (values) => {
          setProblems([]);
          send(values);
        },
        (errors) => show(problemsIn(errors)),
      ),
    /** Shows what the server refused beside one field, and goes there. */
    refuse: (name: FieldPath<Input>, message: string) => {
      form.setError(name, { message });
      show([{ fieldId: name, message }]);
    },
    /** Empties the form. */
    reset: () => {
      // Each control by itself: registered anew by the form's own reset, it would take back what stands in it.
      for (const [name, value] of Object.entries(defaultValues))
        form.setValue(name as FieldPath<Input>, value as PathValue<Input, FieldPath<Input>>);
      form.clearErrors();
      setProblems([]);
    },
    /** Puts what the server found wrong beside its fields, or tells any other failure in a toast. */
    showFailure: (error: unknown, sentence = failureSentence(error)) => {
      const found = issuesIn(error);
      for (const { fieldId, message } of found) form.setError(fieldId as FieldPath<Input>, { message });
      if (found.length > 0) show(found);
      else toast({ title: 'Error', description: sentence, variant: 'destructive' });
    },
  };
}

/** The page can be filled in before its script has arrived; registering a field would then empty it. */
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
