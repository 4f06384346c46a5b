import { PapersLine } from './instructions-line.tsx';
import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { FIELDS } from './labels.ts';

/** What an air waybill says of the way by air. */
export function AirFields() {
  return (
    <div className={COLUMNS_OF_THREE}>
      <PapersLine
        name="air_waybill_number"
        label={FIELDS.air_waybill_number}
        placeholder="020-12345675"
        className="code"
      />
      <PapersLine
        name="airport_of_departure"
        label={FIELDS.airport_of_departure}
        placeholder="As the route says"
      />
      <PapersLine
        name="airport_of_destination"
        label={FIELDS.airport_of_destination}
        placeholder="As the route says"
      />
      <PapersLine name="flight" label={FIELDS.flight} className="code" />
      <PapersLine name="flight_date" label={FIELDS.flight_date} type="date" />
    </div>
  );
}
