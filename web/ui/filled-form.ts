import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FieldProblem } from './error-summary.tsx';
import { useSessionStorageState } from './session-storage-state.ts';
import { typedBeforeScript } from './typed-before-script.ts';

/** A sentence for each field that cannot be sent as it is. */
export type Broken<Values> = Partial<Record<keyof Values & string, string>>;

export interface FilledForm<Values extends object> {
  /** Goes on the `<form>`. */
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  /** False until what the tab kept and what was typed before the script are among the values. */
  ready: boolean;
  change: (changed: Partial<Values>) => void;
  /** The id of a field's control. */
  idOf: (field: keyof Values & string) => string;
  /** What stands beside a field; nothing before the first attempt to send. */
  errorOf: (field: keyof Values & string) => string | undefined;
  /** For the error summary: two problems or more. */
  problems: readonly FieldProblem[];
  attempt: number;
  /** Checks the values and shows what is wrong with them; the single problem takes focus in its field. */
  check: () => Broken<Values>;
  /** Shows what the server would not take. */
  refuse: (broken: Broken<Values>) => void;
  /** What goes with the values: whether a person filled them in. */
  filling: () => { homepage: string; seconds_open: number };
  /** Empties the form, and forgets it. */
  reset: () => void;
}

interface Filled<Values> {
  values: Values;
  opened_at: number;
}

/** The values of a form with plain controls: kept across a reload, checked by plain rules, sent once. */
export function useFilledForm<Values extends object>({
  name,
  empty,
  brokenIn,
}: {
  /** Of the form in this product: it keeps the values and begins the controls' ids. */
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
    const typed = Object.entries(typedBeforeScript(ref.current)).filter(([field]) => field in empty);
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
