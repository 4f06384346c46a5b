import { useEffect, useState } from 'react';
import type { PdfProblem } from './read-instructions.ts';
import type { TypedInstructions } from './typed-instructions.ts';

/** The typed shipping instructions and their validation. */
export interface InstructionsState {
  typed: TypedInstructions;
  change: (patch: TypedInstructions) => void;
  /** Replaces everything, for example when lines are added or removed. */
  replace: (typed: TypedInstructions) => void;
  problems: readonly PdfProblem[];
  /** The server's messages, by field; each is shown until its field changes. */
  refusals: TypedInstructions;
  refuse: (messages: TypedInstructions) => void;
  /** The message for a field: the server's, or the schema's once the field has lost focus. */
  errorOf: (path: string) => string | undefined;
  leave: (path: string) => void;
}

/** Fields restored after a reload count as visited, so their errors show at once. */
export function useInstructions(
  typed: TypedInstructions,
  store: (update: (former: TypedInstructions) => TypedInstructions) => void,
): InstructionsState {
  const problems = useProblems(typed);
  const [refusals, refuse] = useState<TypedInstructions>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(typed)));
  return {
    typed,
    change: (patch) => {
      store((former) => ({ ...former, ...patch }));
      refuse((former) => Object.fromEntries(Object.entries(former).filter(([path]) => !(path in patch))));
    },
    replace: (next) => {
      store(() => next);
      refuse({});
    },
    problems,
    refusals,
    refuse,
    errorOf: (path) =>
      refusals[path] ??
      (left.has(path) ? problems.find((problem) => problem.path === path)?.message : undefined),
    leave: (path) => setLeft((former) => new Set(former).add(path)),
  };
}

type Rules = (typed: TypedInstructions) => PdfProblem[];

/** Loads the schema once something is typed. */
function useProblems(typed: TypedInstructions): readonly PdfProblem[] {
  const [rules, setRules] = useState<{ check: Rules } | null>(null);
  const loads = rules === null && Object.keys(typed).length > 0;
  useEffect(() => {
    if (loads)
      void import('./read-instructions.ts').then(({ pdfProblems }) => setRules({ check: pdfProblems }));
  }, [loads]);
  return rules?.check(typed) ?? NONE;
}

const NONE: readonly PdfProblem[] = [];
