import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { InstructionsLine } from './instructions-line.tsx';
import { FIELDS } from './labels.ts';

/** What a CMR consignment note states beyond the booking. */
export function RoadFields() {
  return (
    <div className={COLUMNS_OF_THREE}>
      <InstructionsLine
        name="attached_documents"
        label={FIELDS.attached_documents}
        hint="Handed to the driver, for example the packing list"
        fieldClassName="sm:col-span-2"
      />
      <InstructionsLine
        name="sender_instructions"
        label={FIELDS.sender_instructions}
        hint="For customs and the carriage"
        fieldClassName="sm:col-span-2"
      />
    </div>
  );
}
