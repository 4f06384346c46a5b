import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { InstructionsLine } from './instructions-line.tsx';
import { FIELDS } from './labels.ts';

/** What an air waybill says of the way by air. */
export function AirFields() {
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
        placeholder="As the route says"
      />
      <InstructionsLine
        name="airport_of_destination"
        label={FIELDS.airport_of_destination}
        placeholder="As the route says"
      />
      <InstructionsLine name="flight" label={FIELDS.flight} className="code" />
      <InstructionsLine name="flight_date" label={FIELDS.flight_date} type="date" />
    </div>
  );
}
