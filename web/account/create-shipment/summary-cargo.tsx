import { givenCargo } from './draft-facts.ts';
import { SummaryFact } from './summary-fact.tsx';
import type { WizardForm } from './wizard-form.ts';

export function SummaryCargo({ form }: { form: WizardForm }) {
  return givenCargo(form).map((fact) => <SummaryFact key={fact.name} {...fact} />);
}
