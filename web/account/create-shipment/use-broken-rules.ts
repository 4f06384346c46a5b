import { useEffect, useState } from 'react';
import type { FieldMessages } from './blockers.ts';
import type { WizardForm } from './wizard-form.ts';

type Rules = (form: WizardForm) => FieldMessages;

/** The schema is 25 kB, so it loads when `needed`; until then no field is invalid. */
export function useBrokenRules(form: WizardForm, needed: boolean): FieldMessages {
  const [rules, setRules] = useState<{ check: Rules } | null>(null);
  const loads = needed && rules === null;
  useEffect(() => {
    if (loads) void import('./rule-messages.ts').then(({ brokenRules }) => setRules({ check: brokenRules }));
  }, [loads]);
  return rules?.check(form) ?? {};
}
