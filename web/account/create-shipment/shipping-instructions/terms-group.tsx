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
  instructions: InstructionsState;
  /** The modes of the legs of the chosen route. */
  modes: readonly TransportMode[];
  /** The default named place. */
  destination_city: string;
}

/** The Incoterm and the shipper's reference. */
export function TermsGroup({ instructions, modes, destination_city }: TermsGroupProps) {
  const chosen = (instructions.typed.incoterm ?? '') as Incoterm | '';
  const usual = usualIncoterm(modes);
  const warning = chosen && incotermWarning(chosen, modes);
  return (
    <InstructionGroup
      title="Terms and reference"
      hint={`If you choose no Incoterm, the documents state the one that is usual on this route: ${usual} ${destination_city}.`}
    >
      <Field
        id={instructionFieldId('incoterm')}
        label={labelOf('incoterm')}
        error={instructions.errorOf('incoterm')}
        className="sm:col-span-3"
      >
        <Select
          placeholder={`Default: ${incotermName(usual)}`}
          options={TERMS}
          value={chosen}
          onChange={({ target }) => instructions.change({ incoterm: target.value })}
        />
      </Field>
      <InstructionField
        instructions={instructions}
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
              <span className="font-semibold">{warning}</span> {usual} is usual on this route.
            </span>
          </>
        )}
      </p>
      <InstructionField
        instructions={instructions}
        path="own_reference"
        placeholder="Your order or file number"
        className="sm:col-span-3"
      />
    </InstructionGroup>
  );
}
