import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { InstructionsLine } from './instructions-line.tsx';
import { FIELDS } from './labels.ts';

/** Where and when the goods can be collected, and by whom. */
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
      <InstructionsLine
        name="delivered_to"
        label={FIELDS.delivered_to}
        placeholder="The consignee"
        hint="A haulier, for example"
        fieldClassName="sm:col-span-2"
      />
      <InstructionsLine
        name="release_reference"
        label={FIELDS.release_reference}
        hint="The terminal’s number or PIN"
        className="code"
      />
      <InstructionsLine
        name="empty_return_place"
        label={FIELDS.empty_return_place}
        fieldClassName="sm:col-span-2"
      />
      <InstructionsLine name="delivery_until" label={FIELDS.delivery_until} type="date" />
    </div>
  );
}
