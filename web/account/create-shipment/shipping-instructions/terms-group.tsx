import TriangleAlert from 'lucide-react/icons/triangle-alert';
import {
  INCOTERMS,
  type Incoterm,
  incotermName,
  incotermWarning,
  usualIncoterm,
} from '#domain/documents/incoterm.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { InstructionField } from './instruction-field.tsx';
import { instructionFieldId } from './instruction-field-id.ts';
import { InstructionGroup } from './instruction-group.tsx';
import { labelOf } from './instruction-labels.ts';
import type { InstructionsState } from './use-instructions.ts';

const TERMS = INCOTERMS.map((value) => ({ value, label: incotermName(value) }));

interface TermsGroupProps {
  papers: InstructionsState;
  /** Of the legs of the chosen route. */
  modes: readonly TransportMode[];
  /** The place named where no other is. */
  destination_city: string;
}

/** On which terms the goods are sold, and the shipper's own word for the shipment. */
export function TermsGroup({ papers, modes, destination_city }: TermsGroupProps) {
  const chosen = (papers.typed.incoterm ?? '') as Incoterm | '';
  const usual = usualIncoterm(modes);
  const warning = chosen && incotermWarning(chosen, modes);
  return (
    <InstructionGroup
      title="Terms and reference"
      hint={`Without a term the papers say what is usual on this route: ${usual} ${destination_city}.`}
    >
      <Field
        id={instructionFieldId('incoterm')}
        label={labelOf('incoterm')}
        error={papers.errorOf('incoterm')}
        className="sm:col-span-3"
      >
        <Select
          placeholder={`As usual: ${incotermName(usual)}`}
          options={TERMS}
          value={chosen}
          onChange={({ target }) => papers.change({ incoterm: target.value })}
        />
      </Field>
      <InstructionField
        papers={papers}
        path="incoterm_place"
        placeholder={destination_city}
        className="sm:col-span-3"
      />
      <p role="status" className="flex gap-2 text-dense empty:hidden sm:col-span-6">
        {warning && (
          <>
            <TriangleAlert
              aria-hidden="true"
              className="mt-0.5 size-4 shrink-0 text-[var(--st-customs-dot)]"
            />
            <span>
              <span className="font-semibold">{warning}</span> {usual} is usual here.
            </span>
          </>
        )}
      </p>
      <InstructionField
        papers={papers}
        path="own_reference"
        placeholder="Your order or file number"
        className="sm:col-span-3"
      />
    </InstructionGroup>
  );
}
