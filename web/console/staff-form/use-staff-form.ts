import type { QueryKey } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { CallOptions } from '#web/api/client.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { useWrite } from '#web/forms/use-write.ts';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';

export type Broken = Record<string, string>;

export interface StaffForm<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
  /** The id of a field's control, and of the form itself for ''. */
  idOf: (field: string) => string;
  errorOf: (field: string) => string | undefined;
  /** Errors for the summary. Empty if there are fewer than two. */
  problems: readonly FieldProblem[];
  attempt: number;
  submit: (event: FormEvent) => void;
  pending: boolean;
  /** Why the last attempt failed, if the error doesn't concern a field. */
  failure: string | null;
}

interface StaffFormOptions<Values, Response> {
  initial: Values;
  brokenIn: (values: Values) => Broken;
  send: (values: Values, options: { context: CallOptions }) => Promise<Response>;
  onSent: (response: Response) => void;
  failureToast: { title: string; description: string };
  /** Invalidated when the call fails, because someone else may have changed the data. */
  stale: QueryKey;
  /** Reports whether there are unsaved changes. */
  onDirty: (dirty: boolean) => void;
}

/** A console form: validated on client and server, submitted idempotently, and unchanged after a failure. */
export function useStaffForm<Values extends object, Response>({
  initial,
  brokenIn,
  send,
  onSent,
  failureToast,
  stale,
  onDirty,
}: StaffFormOptions<Values, Response>): StaffForm<Values> {
  const formId = useId();
  const [first] = useState(initial);
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<Broken>({});
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);

  const idOf = (field: string) => (field === '' ? formId : `${formId}-${field}`);
  const show = (broken: Broken) => {
    const found = Object.entries(broken).map(([field, message]) => ({ fieldId: idOf(field), message }));
    setAttempt((former) => former + 1);
    setProblems(found.length > 1 ? found : []);
    const [only] = found;
    if (found.length === 1 && only)
      requestAnimationFrame(() => document.getElementById(only.fieldId)?.focus());
  };
  const { write, pending, failure } = useWrite({
    send,
    onSuccess: (response) => {
      onDirty(false);
      onSent(response);
    },
    failureToast,
    invalidates: stale,
    refusedIn: fieldsRefused,
    onFailure: (_, broken) => {
      setRefused(broken);
      if (Object.keys(broken).length > 0) show(broken);
    },
  });

  const isDirty = JSON.stringify(values) !== JSON.stringify(first);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const broken = attempt > 0 ? brokenIn(values) : {};
  return {
    values,
    change: (changed) => {
      setValues((former) => ({ ...former, ...changed }));
      setRefused((former) =>
        Object.fromEntries(Object.entries(former).filter(([field]) => !(field in changed))),
      );
    },
    idOf,
    errorOf: (field) => refused[field] ?? broken[field],
    problems,
    attempt,
    submit: (event) => {
      event.preventDefault();
      if (pending) return;
      setRefused({});
      const found = brokenIn(values);
      if (Object.keys(found).length > 0) return show(found);
      setProblems([]);
      write(values);
    },
    pending,
    failure,
  };
}
