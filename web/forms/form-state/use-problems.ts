import { useState } from 'react';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';
import type { FieldMessages } from '../field-messages.ts';

/** What an attempt to submit found invalid: several fields are listed in the summary, a single one gets focus. */
export function useProblems(idOf: (field: string) => string) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const focus = (field: string) => requestAnimationFrame(() => document.getElementById(idOf(field))?.focus());
  return {
    problems,
    attempt,
    focus,
    show: (messages: FieldMessages) => {
      const found = Object.entries(messages).map(([field, message]) => ({ fieldId: idOf(field), message }));
      setAttempt((former) => former + 1);
      setProblems(found.length > 1 ? found : []);
      const [only] = Object.keys(messages);
      if (found.length === 1 && only !== undefined) focus(only);
    },
    clearProblems: () => setProblems([]),
    resetAttempts: () => setAttempt(0),
  };
}
