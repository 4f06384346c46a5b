import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Wizard } from '../use-wizard.ts';
import { CargoLineGroup } from './cargo-line-group.tsx';
import { instructionFieldId } from './instruction-field-id.ts';
import { PartyGroup } from './party-group.tsx';
import { TermsGroup } from './terms-group.tsx';
import { lineCount, lineField, withLine } from './typed-instructions.ts';

const MOST_LINES = 200;

/** Everything the papers can say beyond the booking; all of it may stay blank. */
export function InstructionsSection({ wizard: { papers, form, route } }: { wizard: Wizard }) {
  const lines = lineCount(papers.typed);
  const modes = route?.option.legs.map(({ transport_mode }) => transport_mode) ?? [];
  useFocusOnNewLine(lines);
  return (
    <div className="flex flex-col gap-6">
      <PartyGroup
        papers={papers}
        party="consignee"
        title="Consignee"
        hint="Who receives the goods. Without an address of its own, the destination stands on the papers."
      />
      <PartyGroup
        papers={papers}
        party="notify_party"
        title="Notify party"
        hint="Who is told of the arrival, where that is somebody else: often the customs broker."
      />
      <TermsGroup papers={papers} modes={modes} destination_city={form.destination_city.trim()} />
      {Array.from({ length: lines }, (_, order) => (
        <CargoLineGroup key={lineField(order, 'marks')} papers={papers} order={order} lines={lines} />
      ))}
      {lines < MOST_LINES && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => papers.replace(withLine(papers.typed))}
          className="self-start"
        >
          Add another line
        </Button>
      )}
    </div>
  );
}

/** Who adds a line wants to fill it in; who removes one is led to the one that is last now. */
function useFocusOnNewLine(lines: number) {
  const former = useRef(lines);
  useEffect(() => {
    if (former.current === lines) return;
    former.current = lines;
    const first = lines > 1 ? 'description' : 'packages_count';
    document.getElementById(instructionFieldId(lineField(lines - 1, first)))?.focus();
  }, [lines]);
}
