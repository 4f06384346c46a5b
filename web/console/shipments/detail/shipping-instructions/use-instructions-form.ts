import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, type FieldPath, useForm } from 'react-hook-form';
import type { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { failureSentence } from '#web/forms/use-write.ts';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { differencesOf, mergedWith } from './edit-conflict.ts';
import {
  type InstructionValues,
  InstructionValuesSchema,
  type StoredInstructions,
  valuesOf,
} from './form-values.ts';
import { instructionsFieldId } from './labels.ts';

interface Conflict {
  by: string | null;
  at: Date;
}

/**
 * The form of the shipping instructions. Without changes, a newer version replaces the values at once; otherwise it
 * waits in `differences` until `takeNewer`, so no entry is lost.
 */
export function useInstructionsForm(tracking_number: string, { version, instructions }: StoredInstructions) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(() => ({ version, values: valuesOf(instructions) }));
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const options = useIdempotencyScope();
  const form = useForm<InstructionValues, unknown, ShippingInstructions>({
    resolver: zodResolver(InstructionValuesSchema),
    defaultValues: base.values,
    shouldFocusError: false,
  });
  const { isDirty: dirty, isSubmitting: pending } = form.formState;

  const settle = (values: InstructionValues, reached: number, typed: InstructionValues) => {
    setBase({ version: reached, values });
    setConflict(null);
    form.reset(values);
    for (const field of Object.keys(typed) as (keyof InstructionValues)[])
      if (JSON.stringify(typed[field]) !== JSON.stringify(values[field]))
        form.setValue(field, typed[field], { shouldDirty: true });
  };
  const newer = version > base.version && !pending ? valuesOf(instructions) : null;
  const versions = newer && { base: base.values, typed: form.getValues(), newer };
  if (newer && !dirty) {
    setBase({ version, values: newer });
    form.reset(newer);
  }

  const show = (found: FieldProblem[]) => {
    setAttempt((former) => former + 1);
    setProblems(found.length > 1 ? found : []);
    const [only] = found;
    if (found.length === 1 && only)
      requestAnimationFrame(() => document.getElementById(only.fieldId)?.focus());
  };
  const refuse = (error: unknown) => {
    toast({
      title: 'Error',
      description: 'Failed to save the shipping instructions',
      variant: 'destructive',
    });
    if (isRefusal(error, 'UNPROCESSABLE_CONTENT')) {
      const issues = error.data.issues as { path: string; message: string }[];
      const found = issues.map(({ path, message }) => ({
        path: path.replace(/^instructions\./, ''),
        message,
      }));
      for (const { path, message } of found) form.setError(path as FieldPath<InstructionValues>, { message });
      return show(found.map(({ path, message }) => ({ fieldId: instructionsFieldId(path), message })));
    }
    if (isRefusal(error, 'VERSION_CONFLICT')) {
      setConflict(error.data as unknown as Conflict);
      void queryClient.invalidateQueries({ queryKey: api.instructions.key() });
    }
    setFailure(failureSentence(error));
  };

  const send = async (read: ShippingInstructions) => {
    setProblems([]);
    setFailure(null);
    const typed = form.getValues();
    const input = { tracking_number, version: base.version, instructions: read };
    try {
      const saved = await call.instructions.save(input, options);
      const values = valuesOf(read);
      settle(values, saved.version, mergedWith({ base: typed, typed: form.getValues(), newer: values }));
      toast({
        title: 'Shipping instructions saved',
        description: `Documents of ${tracking_number} use them from now on.`,
      });
    } catch (error) {
      refuse(error);
    }
  };

  return {
    form,
    dirty,
    pending,
    problems,
    attempt,
    failure: versions && dirty ? null : failure,
    differences: versions && dirty ? differencesOf(versions) : null,
    conflict,
    takeNewer: () => {
      if (versions) settle(versions.newer, version, mergedWith(versions));
      setFailure(null);
    },
    submit: form.handleSubmit(send, (errors) => show(problemsIn(errors))),
  };
}

export type InstructionsForm = ReturnType<typeof useInstructionsForm>;

function problemsIn(errors: FieldErrors | object, path = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]): FieldProblem[] => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const at = path ? `${path}.${key}` : key;
    if (typeof error.message === 'string')
      return [{ fieldId: instructionsFieldId(at), message: error.message }];
    return problemsIn(error, at);
  });
}
