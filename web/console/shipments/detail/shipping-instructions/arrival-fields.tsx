import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { InstructionsLine } from './instructions-line.tsx';
import { FIELDS } from './labels.ts';

/** Where and when the consignee can collect the goods. */
export function ArrivalFields() {
  return (
    <div className={COLUMNS_OF_THREE}>
      <InstructionsLine
        name="collection_place"
        label={FIELDS.collection_place}
        placeholder="The facility of the last leg"
        fieldClassName="sm:col-span-2"
      />
      <InstructionsLine name="available_from" label={FIELDS.available_from} type="date" />
    </div>
  );
}
