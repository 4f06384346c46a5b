import { useFieldErrors, useLazyRules } from '../use-field-errors.ts';
import type { PdfProblem } from './read-instructions.ts';
import type { TypedInstructions } from './typed-instructions.ts';

export type InstructionsState = ReturnType<typeof useInstructions>;

const NONE: readonly PdfProblem[] = [];
const loadRules = async () => (await import('./read-instructions.ts')).pdfProblems;

/** The typed shipping instructions. Fields restored after a reload count as visited, so their errors show at once. */
export function useInstructions(
  typed: TypedInstructions,
  store: (update: (former: TypedInstructions) => TypedInstructions) => void,
) {
  const rules = useLazyRules(loadRules, Object.keys(typed).length > 0);
  const problems = rules?.(typed) ?? NONE;
  const wrong = Object.fromEntries(problems.map(({ path, message }) => [path, message]));
  const errors = useFieldErrors(wrong, Object.keys(typed));
  return {
    ...errors,
    typed,
    problems,
    change: (patch: TypedInstructions) => {
      store((former) => ({ ...former, ...patch }));
      errors.accept((path) => path in patch);
    },
    /** Replaces everything, for example when lines are added or removed. */
    replace: (next: TypedInstructions) => {
      store(() => next);
      errors.refuse({});
    },
  };
}
