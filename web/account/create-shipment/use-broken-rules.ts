import { useEffect, useState } from 'react';
import type { FieldMessages } from './blockers.ts';
import type { WizardForm } from './wizard-form.ts';

type Rules = (form: WizardForm) => FieldMessages;

/** The rules weigh 25 kB, so they come once they are `needed`; until then nothing is called wrong. */
export function useBrokenRules(form: WizardForm, needed: boolean): FieldMessages {
  const [rules, setRules] = useState<{ check: Rules } | null>(null);
  const loads = needed && rules === null;
  useEffect(() => {
    if (loads) void import('./rule-messages.ts').then(({ brokenRules }) => setRules({ check: brokenRules }));
  }, [loads]);
  return rules?.check(form) ?? {};
}
