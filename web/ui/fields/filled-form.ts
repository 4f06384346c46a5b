import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSessionStorageState } from '../session-storage-state.ts';
import type { FieldProblem } from './error-summary.tsx';
import { preHydrationValues } from './pre-hydration-values.ts';

/** The validation message of each invalid field. */
export type Broken<Values> = Partial<Record<keyof Values & string, string>>;

export interface FilledForm<Values extends object> {
  /** Goes on the `<form>`. */
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  /** False until the values from session storage and from before hydration are restored. */
  ready: boolean;
  change: (changed: Partial<Values>) => void;
  /** The id of a field's control. */
  idOf: (field: keyof Values & string) => string;
  /** The error beside a field. Undefined before the first attempt to submit. */
  errorOf: (field: keyof Values & string) => string | undefined;
  /** Errors for the summary. Empty if there are fewer than two. */
  problems: readonly FieldProblem[];
  attempt: number;
  /** Validates the values and shows the errors. A single invalid field gets focus. */
  check: () => Broken<Values>;
  /** Shows validation errors from the server. */
  refuse: (broken: Broken<Values>) => void;
  /** Bot-detection fields that are sent with the values. */
  filling: () => BotDetectionFields;
  /** Clears the form and its stored values. */
  reset: () => void;
}

/** Sent with public forms to tell people from bots. */
export interface BotDetectionFields {
  homepage: string;
  seconds_open: number;
}

interface Filled<Values> {
  values: Values;
  opened_at: number;
}

/** Form state that is stored in session storage across reloads and validated by `brokenIn`. */
export function useFilledForm<Values extends object>({
  name,
  empty,
  brokenIn,
}: {
  /** The form's unique name: part of the storage key and prefix of the controls' ids. */
  name: string;
  empty: Values;
  brokenIn: (values: Values) => Broken<Values>;
}): FilledForm<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const freshly = (): Filled<Values> => ({ values: empty, opened_at: Date.now() });
  const [filled, setFilled, ready] = useSessionStorageState(`groundswell.${name}.1`, freshly);
  const [refused, setRefused] = useState<Broken<Values>>({});
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { values } = filled;

  const change = (changed: Partial<Values>) => {
    setFilled((former) => ({ ...former, values: { ...former.values, ...changed } }));
    setRefused((former) => ({
      ...former,
      ...Object.fromEntries(Object.keys(changed).map((field) => [field, undefined])),
    }));
  };
  useLayoutEffect(() => {
    if (!ref.current) return;
    const typed = Object.entries(preHydrationValues(ref.current)).filter(([field]) => field in empty);
    setFilled((former) => ({
      ...former,
      values: { ...empty, ...former.values, ...Object.fromEntries(typed) },
    }));
  }, [empty, setFilled]);

  const idOf = (field: string) => `${name}-${field}`;
  const show = (broken: Broken<Values>) => {
    const found = Object.entries(broken).map(([field, message]) => ({
      fieldId: idOf(field),
      message: String(message),
    }));
    setAttempt((former) => former + 1);
    setProblems(found.length > 1 ? found : []);
    if (found.length === 1 && found[0]) document.getElementById(found[0].fieldId)?.focus();
  };

  const broken = attempt > 0 ? brokenIn(values) : {};
  return {
    ref,
    values,
    ready,
    change,
    idOf,
    errorOf: (field) => refused[field] ?? (broken as Broken<Values>)[field],
    problems,
    attempt,
    check: () => {
      const found = brokenIn(values);
      show(found);
      return found;
    },
    refuse: (found) => {
      setRefused(found);
      show(found);
    },
    filling: () => {
      const decoy = ref.current ? new FormData(ref.current).get('homepage') : null;
      return { homepage: String(decoy ?? ''), seconds_open: (Date.now() - filled.opened_at) / 1000 };
    },
    reset: () => {
      setFilled(freshly());
      setRefused({});
      setProblems([]);
      setAttempt(0);
    },
  };
}
