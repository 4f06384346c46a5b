import { insuranceOffer } from '#domain/shipments/cargo-insurance.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import type { WizardForm } from './wizard-form.ts';

const CENTS = 100;

/** What happens with requested insurance; no price includes it yet. */
export function InsuranceLine({ form }: { form: WizardForm }) {
  const value = readTypedNumber(form.cargo_value);
  const offer = insuranceOffer({
    insurance_required: form.insurance_required,
    cargo_value_cents: value === null || Number.isNaN(value) ? null : Math.round(value * CENTS),
  });
  if (offer === null) return null;
  return (
    <p className="text-ui">
      <span className="font-semibold">Insurance.</span> {offer}
    </p>
  );
}
