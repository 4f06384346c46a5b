import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Wizard } from '../use-wizard.ts';
import { CargoLineGroup } from './cargo-line-group.tsx';
import { instructionFieldId } from './instruction-field-id.ts';
import { PartyGroup } from './party-group.tsx';
import { TermsGroup } from './terms-group.tsx';
import { lineCount, lineField, withLine } from './typed-instructions.ts';

const MAX_LINES = 200;

/** The optional shipping instructions. */
export function InstructionsSection({ wizard: { instructions, form, route } }: { wizard: Wizard }) {
  const lines = lineCount(instructions.typed);
  const modes = route?.option.legs.map(({ transport_mode }) => transport_mode) ?? [];
  useFocusOnNewLine(lines);
  return (
    <div className="flex flex-col gap-6">
      <PartyGroup
        instructions={instructions}
        party="consignee"
        title="Consignee"
        hint="Who receives the goods. Leave the address blank to use the destination."
      />
      <PartyGroup
        instructions={instructions}
        party="notify_party"
        title="Notify party"
        hint="Who receives the arrival notice, if not the consignee: often the customs broker."
      />
      <TermsGroup instructions={instructions} modes={modes} destination_city={form.destination_city.trim()} />
      {Array.from({ length: lines }, (_, order) => (
        <CargoLineGroup
          key={lineField(order, 'marks')}
          instructions={instructions}
          order={order}
          lines={lines}
        />
      ))}
      {lines < MAX_LINES && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => instructions.replace(withLine(instructions.typed))}
          className="self-start"
        >
          Add line
        </Button>
      )}
    </div>
  );
}

/** Focuses the new line, or the last one after a line was removed. */
function useFocusOnNewLine(lines: number) {
  const former = useRef(lines);
  useEffect(() => {
    if (former.current === lines) return;
    former.current = lines;
    const first = lines > 1 ? 'description' : 'packages_count';
    document.getElementById(instructionFieldId(lineField(lines - 1, first)))?.focus();
  }, [lines]);
}
