import { useEffect } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { NOTIFIED_MODES } from '#domain/documents/arrival/arrival.ts';
import { notApplicableReason } from '#domain/documents/document-fit.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { FormProvider } from '#web/forms/form-context.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useRequestedField } from '../edit/use-requested-field.ts';
import { AirFields } from './air-fields.tsx';
import { ArrivalFields } from './arrival-fields.tsx';
import { CargoLines } from './cargo-lines.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import type { Completeness } from './completeness.ts';
import { INSTRUCTIONS_FORM } from './completeness.ts';
import type { StoredInstructions } from './form-values.ts';
import { COLUMNS_OF_THREE, InstructionsFieldset } from './instructions-fieldset.tsx';
import { InstructionsLine } from './instructions-line.tsx';
import { InstructionsTerms } from './instructions-terms.tsx';
import { InsuranceFields } from './insurance-fields.tsx';
import { FIELDS, instructionsFieldId } from './labels.ts';
import { PartyFields } from './party-fields.tsx';
import { RoadFields } from './road-fields.tsx';
import { SeaFields } from './sea-fields.tsx';
import { useInstructionsForm } from './use-instructions-form.ts';

interface InstructionsFormProps {
  record: StaffShipment;
  stored: StoredInstructions;
  /** The field that a link targets. */
  field: string | null;
  locked: string | undefined;
  onCompleteness: (completeness: Completeness) => void;
}

/** The optional shipping instructions of a shipment, beyond its booking. */
export function InstructionsForm({ record, stored, field, locked, onCompleteness }: InstructionsFormProps) {
  const { booked } = stored;
  const instructions = useInstructionsForm(record.tracking_number, stored);
  const { form, pending } = instructions;
  const { dirty } = form;
  const needsReview = instructions.differences !== null;
  useRequestedField(field && instructionsFieldId(field));
  useEffect(
    () => onCompleteness({ dirty, pending, needsReview }),
    [dirty, pending, needsReview, onCompleteness],
  );
  const travels = (mode: TransportMode) => booked.modes.length === 0 || booked.modes.includes(mode);
  return (
    <FormProvider form={form}>
      <form
        id={INSTRUCTIONS_FORM}
        noValidate
        aria-label={`Shipping instructions of ${record.tracking_number}`}
        onSubmit={(event) => {
          if (locked === undefined && !needsReview) form.submit(instructions.write)(event);
          else event.preventDefault();
        }}
      >
        <ChangedNotice record={record} instructions={instructions} />
        <div className="mb-5 empty:hidden">
          <FormProblems form={form} failure={instructions.failure} />
        </div>
        <div className="flex flex-col gap-6">
          <InstructionsFieldset title="Parties" hint="Blank fields use the booking’s values, shown in grey.">
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
            hint="Weights are for the whole line. Bills and waybills state the gross weight that the shipper declared; a packing list proposes 1.1 × net without one."
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
              <AirFields booked={booked} />
            </InstructionsFieldset>
          )}
          {notApplicableReason('cmr_note', booked.modes, booked) === null && (
            <InstructionsFieldset title="By road" hint="For the CMR consignment note.">
              <RoadFields />
            </InstructionsFieldset>
          )}
          {NOTIFIED_MODES.some(travels) && (
            <InstructionsFieldset title="Arrival" hint="For the arrival notice and the delivery order.">
              <ArrivalFields />
            </InstructionsFieldset>
          )}
          <InstructionsFieldset title="Insurance">
            <InsuranceFields />
          </InstructionsFieldset>
        </div>
        {/* Enter in a field saves; the button is in the dialog's footer. */}
        <button type="submit" hidden />
      </form>
    </FormProvider>
  );
}
