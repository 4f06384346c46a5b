import { enteredCargo } from '../draft-facts.ts';
import type { WizardForm } from '../wizard-form.ts';
import { SummaryFact } from './summary-fact.tsx';

export function SummaryCargo({ form }: { form: WizardForm }) {
  return enteredCargo(form).map((fact) => <SummaryFact key={fact.name} {...fact} />);
}
