import type { Booked } from '#contract/instructions.ts';
import { INCOTERMS, incotermName, incotermWarning, usualIncoterm } from '#domain/documents/incoterm.ts';
import { USUAL_PAYMENT_TERMS } from '#domain/documents/proposals.ts';
import { useFormContext, useWatch } from '#web/forms/form-context.tsx';
import { Alert } from '#web/ui/alert.tsx';
import type { InstructionValues } from './form-values.ts';
import { FREIGHT_CHOICES } from './instructions-choice.ts';
import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { InstructionsChoice, InstructionsLine } from './instructions-line.tsx';
import { FIELDS } from './labels.ts';

const TERMS = INCOTERMS.map((value) => ({ value, label: incotermName(value) }));

/** References, terms and place of issue. */
export function InstructionsTerms({ booked }: { booked: Booked }) {
  const { control } = useFormContext<InstructionValues>();
  const incoterm = useWatch({ control, name: 'incoterm' });
  const warning = incoterm ? incotermWarning(incoterm, booked.modes) : null;
  return (
    <div className={COLUMNS_OF_THREE}>
      <InstructionsLine name="own_reference" label={FIELDS.own_reference} />
      <InstructionsLine name="booking_reference" label={FIELDS.booking_reference} />
      <InstructionsLine
        name="place_of_issue"
        label={FIELDS.place_of_issue}
        placeholder={booked.issuing_office ?? undefined}
      />
      <InstructionsChoice
        name="incoterm"
        label={FIELDS.incoterm}
        options={TERMS}
        placeholder={`Default: ${usualIncoterm(booked.modes)}`}
      />
      <InstructionsLine
        name="incoterm_place"
        label={FIELDS.incoterm_place}
        placeholder={booked.destination_city}
      />
      <InstructionsLine name="payment_terms" label={FIELDS.payment_terms} placeholder={USUAL_PAYMENT_TERMS} />
      <InstructionsChoice name="freight_terms" label={FIELDS.freight_terms} options={FREIGHT_CHOICES} />
      {warning && <Alert variant="info" title={warning} className="sm:col-span-2 lg:col-span-3" />}
    </div>
  );
}
