import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { useRequestedField } from '../edit/use-requested-field.ts';
import { AirFields } from './air-fields.tsx';
import { CargoLines } from './cargo-lines.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import type { Completeness } from './completeness.ts';
import { PAPERS_FORM } from './completeness.ts';
import type { StoredInstructions } from './form-values.ts';
import { COLUMNS_OF_THREE, InstructionsFieldset } from './instructions-fieldset.tsx';
import { InstructionsLine } from './instructions-line.tsx';
import { InstructionsTerms } from './instructions-terms.tsx';
import { InsuranceFields } from './insurance-fields.tsx';
import { FIELDS, instructionsFieldId } from './labels.ts';
import { PartyFields } from './party-fields.tsx';
import { SeaFields } from './sea-fields.tsx';
import { useInstructionsForm } from './use-instructions-form.ts';

interface PapersFormProps {
  record: StaffShipment;
  told: StoredInstructions;
  /** A field that a link leads to. */
  asked: string | null;
  locked: string | undefined;
  onStanding: (standing: Completeness) => void;
}

/** Everything that the papers of a shipment need beyond its booking; none of it has to be told. */
export function InstructionsForm({ record, told, asked, locked, onStanding }: PapersFormProps) {
  const { booked } = told;
  const papers = useInstructionsForm(record.tracking_number, told);
  const { form, dirty, pending } = papers;
  const mustLook = papers.differences !== null;
  useRequestedField(asked && instructionsFieldId(asked));
  useEffect(() => onStanding({ dirty, pending, mustLook }), [dirty, pending, mustLook, onStanding]);
  const travels = (mode: 'sea' | 'air') => booked.modes.length === 0 || booked.modes.includes(mode);
  return (
    <FormProvider {...form}>
      <form
        id={PAPERS_FORM}
        noValidate
        aria-label={`Papers of ${record.tracking_number}`}
        onSubmit={(event) => {
          if (locked === undefined && !mustLook) void papers.submit(event);
          else event.preventDefault();
        }}
      >
        <ChangedNotice record={record} papers={papers} />
        {papers.failure !== null && (
          <Alert className="mb-5" title={papers.failure}>
            What you typed is kept.
          </Alert>
        )}
        {papers.problems.length > 0 && <ErrorSummary problems={papers.problems} attempt={papers.attempt} />}
        <div className="flex flex-col gap-6">
          <InstructionsFieldset
            title="Parties"
            hint="What is left empty is taken from the booking, which stands in grey."
          >
            <div className={COLUMNS_OF_THREE}>
              <PartyFields
                party="shipper"
                booked={{
                  name: booked.shipper_name ?? '',
                  address: booked.origin_address,
                  city: booked.origin_city,
                  postal_code: booked.origin_postal_code,
                  country: booked.origin_country,
                }}
              />
              <PartyFields
                party="consignee"
                booked={{
                  address: booked.destination_address,
                  city: booked.destination_city,
                  postal_code: booked.destination_postal_code,
                  country: booked.destination_country,
                }}
              />
              <PartyFields party="notify_party" booked={{}} />
            </div>
          </InstructionsFieldset>
          <InstructionsFieldset title="References and terms">
            <InstructionsTerms booked={booked} />
          </InstructionsFieldset>
          <InstructionsFieldset
            title="Cargo"
            hint="Weights of the whole line. The gross weight is 1.1 × net unless weighed."
          >
            <CargoLines record={record} booked={booked} />
          </InstructionsFieldset>
          {(travels('sea') || travels('air')) && (
            <InstructionsFieldset title="Carriage">
              <div className={COLUMNS_OF_THREE}>
                <InstructionsLine name="carrier" label={FIELDS.carrier} />
              </div>
            </InstructionsFieldset>
          )}
          {travels('sea') && (
            <InstructionsFieldset title="By sea">
              <SeaFields />
            </InstructionsFieldset>
          )}
          {travels('air') && (
            <InstructionsFieldset title="By air">
              <AirFields />
            </InstructionsFieldset>
          )}
          <InstructionsFieldset title="Insurance">
            <InsuranceFields />
          </InstructionsFieldset>
        </div>
        {/* Enter in a field saves; the button stands at the dialog's edge. */}
        <button type="submit" hidden />
      </form>
    </FormProvider>
  );
}
