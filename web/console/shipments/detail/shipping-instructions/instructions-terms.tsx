import { useWatch } from 'react-hook-form';
import type { Booked } from '#contract/instructions.ts';
import { INCOTERMS, incotermName, incotermWarning, usualIncoterm } from '#domain/documents/incoterm.ts';
import { USUAL_PAYMENT_TERMS } from '#domain/documents/proposals.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FREIGHT_CHOICES } from './instructions-choice.ts';
import { PapersChoice, PapersLine } from './instructions-line.tsx';
import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import type { PapersValues } from './form-values.ts';
import { FIELDS } from './labels.ts';

const TERMS = INCOTERMS.map((value) => ({ value, label: incotermName(value) }));

/** References, who bears what, and where it is signed. */
export function TermsOfPapers({ booked }: { booked: Booked }) {
  const incoterm = useWatch<PapersValues, 'incoterm'>({ name: 'incoterm' });
  const warning = incoterm ? incotermWarning(incoterm, booked.modes) : null;
  return (
    <div className={COLUMNS_OF_THREE}>
      <PapersLine name="own_reference" label={FIELDS.own_reference} />
      <PapersLine name="booking_reference" label={FIELDS.booking_reference} />
      <PapersLine name="place_of_issue" label={FIELDS.place_of_issue} />
      <PapersChoice
        name="incoterm"
        label={FIELDS.incoterm}
        options={TERMS}
        placeholder={`As usual: ${usualIncoterm(booked.modes)}`}
      />
      <PapersLine name="incoterm_place" label={FIELDS.incoterm_place} placeholder={booked.destination_city} />
      <PapersLine name="payment_terms" label={FIELDS.payment_terms} placeholder={USUAL_PAYMENT_TERMS} />
      <PapersChoice name="freight_terms" label={FIELDS.freight_terms} options={FREIGHT_CHOICES} />
      {warning && <Alert variant="info" title={warning} className="sm:col-span-2 lg:col-span-3" />}
    </div>
  );
}
