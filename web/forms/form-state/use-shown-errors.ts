import { useState } from 'react';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';
import type { FieldMessages } from '../field-messages.ts';

/** The errors that a form's summary shows, and how often errors were shown. `idOf` gives the id of a field's control. */
export function useShownErrors(idOf: (field: string) => string) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const focus = (field: string) => requestAnimationFrame(() => document.getElementById(idOf(field))?.focus());
  return {
    problems,
    attempt,
    focus,
    /** A single field gets focus; several are listed in the summary. */
    show: (messages: FieldMessages) => {
      const found = Object.entries(messages).map(([field, message]) => ({ fieldId: idOf(field), message }));
      setAttempt((former) => former + 1);
      setProblems(found.length > 1 ? found : []);
      const [only] = Object.keys(messages);
      if (found.length === 1 && only !== undefined) focus(only);
    },
    clearSummary: () => setProblems([]),
    resetAttempts: () => setAttempt(0),
  };
}
