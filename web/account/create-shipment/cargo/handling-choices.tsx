import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { FIELD_LABELS } from '../field-labels.ts';
import type { WizardForm } from '../wizard-form.ts';

/** The handling options, each with its consequence. */
export const HANDLING = [
  [
    'insurance_required',
    'We offer all-risks cover for 110% of the declared value when we confirm the price.',
  ],
  ['dangerous_goods', 'Has a UN number. We need the dangerous goods declaration before pick-up.'],
  ['temperature_controlled', 'Refrigerated or heated. State the range in the instructions below.'],
  ['fragile', 'Handle with care; never stacked under other cargo.'],
] as const satisfies [keyof WizardForm, string][];

interface HandlingChoicesProps {
  form: WizardForm;
  change: (patch: Partial<WizardForm>) => void;
}

export function HandlingChoices({ form, change }: HandlingChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui font-semibold">
        Handling <span className="font-normal text-ink-3">(optional)</span>
      </legend>
      <div className="flex flex-col gap-2">
        {HANDLING.map(([name, hint]) => (
          <CheckboxRow
            key={name}
            id={name}
            name={name}
            label={FIELD_LABELS[name]}
            hint={hint}
            checked={form[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
