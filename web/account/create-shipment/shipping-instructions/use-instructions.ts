import { useEffect, useState } from 'react';
import type { PdfProblem } from './read-instructions.ts';
import type { TypedInstructions } from './typed-instructions.ts';

/** What is told for the papers, and what is wrong with it. */
export interface InstructionsState {
  typed: TypedInstructions;
  change: (patch: TypedInstructions) => void;
  /** Other lines than before: everything at once. */
  replace: (typed: TypedInstructions) => void;
  problems: readonly PdfProblem[];
  /** What the server would not take, by field; each is shown until its field changes. */
  refusals: TypedInstructions;
  refuse: (messages: TypedInstructions) => void;
  /** What to say at a field: the server's refusal, or the rule's once the field has been left. */
  errorOf: (path: string) => string | undefined;
  leave: (path: string) => void;
}

/** What was kept from before a reload counts as left. */
export function useInstructions(
  typed: TypedInstructions,
  keep: (update: (former: TypedInstructions) => TypedInstructions) => void,
): InstructionsState {
  const problems = useProblems(typed);
  const [refusals, refuse] = useState<TypedInstructions>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(typed)));
  return {
    typed,
    change: (patch) => {
      keep((former) => ({ ...former, ...patch }));
      refuse((former) => Object.fromEntries(Object.entries(former).filter(([path]) => !(path in patch))));
    },
    replace: (next) => {
      keep(() => next);
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

/** The rules come once something is told. */
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
