import type { Booked } from '#contract/instructions.ts';
import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { InstructionsLine } from './instructions-line.tsx';
import { FIELDS } from './labels.ts';

/** The air waybill's details of the carriage. */
export function AirFields({ booked }: { booked: Booked }) {
  return (
    <div className={COLUMNS_OF_THREE}>
      <InstructionsLine
        name="air_waybill_number"
        label={FIELDS.air_waybill_number}
        placeholder="020-12345675"
        className="code"
      />
      <InstructionsLine
        name="airport_of_departure"
        label={FIELDS.airport_of_departure}
        placeholder="From the route"
      />
      <InstructionsLine
        name="airport_of_destination"
        label={FIELDS.airport_of_destination}
        placeholder="From the route"
      />
      <InstructionsLine name="flight" label={FIELDS.flight} className="code" />
      <InstructionsLine name="flight_date" label={FIELDS.flight_date} type="date" />
      <InstructionsLine
        name="charges_currency"
        label={FIELDS.charges_currency}
        placeholder={booked.charges_currency}
        className="code"
      />
    </div>
  );
}
