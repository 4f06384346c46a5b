import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { useAskedField } from '../use-requested-field.ts';
import { AirFields } from './air-fields.tsx';
import { CargoLines } from './cargo-lines.tsx';
import { InsuranceFields } from './insurance-fields.tsx';
import { PapersChanged } from './changed-notice.tsx';
import { PapersLine } from './instructions-line.tsx';
import { COLUMNS_OF_THREE, PapersSection } from './instructions-fieldset.tsx';
import type { PapersStanding } from './completeness.ts';
import { PAPERS_FORM } from './completeness.ts';
import type { ToldInstructions } from './form-values.ts';
import { FIELDS, papersFieldId } from './labels.ts';
import { PartyFields } from './party-fields.tsx';
import { SeaFields } from './sea-fields.tsx';
import { TermsOfPapers } from './instructions-terms.tsx';
import { usePapersForm } from './use-instructions-form.ts';

interface PapersFormProps {
  record: StaffShipment;
  told: ToldInstructions;
  /** A field that a link leads to. */
  asked: string | null;
  locked: string | undefined;
  onStanding: (standing: PapersStanding) => void;
}

/** Everything that the papers of a shipment need beyond its booking; none of it has to be told. */
export function PapersForm({ record, told, asked, locked, onStanding }: PapersFormProps) {
  const { booked } = told;
  const papers = usePapersForm(record.tracking_number, told);
  const { form, dirty, pending } = papers;
  const mustLook = papers.differences !== null;
  useAskedField(asked && papersFieldId(asked));
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
        <PapersChanged record={record} papers={papers} />
        {papers.failure !== null && (
          <Alert className="mb-5" title={papers.failure}>
            What you typed is kept.
          </Alert>
        )}
        {papers.problems.length > 0 && <ErrorSummary problems={papers.problems} attempt={papers.attempt} />}
        <div className="flex flex-col gap-6">
          <PapersSection
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
          </PapersSection>
          <PapersSection title="References and terms">
            <TermsOfPapers booked={booked} />
          </PapersSection>
          <PapersSection
            title="Cargo"
            hint="Weights of the whole line. The gross weight is 1.1 × net unless weighed."
          >
            <CargoLines record={record} booked={booked} />
          </PapersSection>
          {(travels('sea') || travels('air')) && (
            <PapersSection title="Carriage">
              <div className={COLUMNS_OF_THREE}>
                <PapersLine name="carrier" label={FIELDS.carrier} />
              </div>
            </PapersSection>
          )}
          {travels('sea') && (
            <PapersSection title="By sea">
              <SeaFields />
            </PapersSection>
          )}
          {travels('air') && (
            <PapersSection title="By air">
              <AirFields />
            </PapersSection>
          )}
          <PapersSection title="Insurance">
            <InsuranceFields />
          </PapersSection>
        </div>
        {/* Enter in a field saves; the button stands at the dialog's edge. */}
        <button type="submit" hidden />
      </form>
    </FormProvider>
  );
}
