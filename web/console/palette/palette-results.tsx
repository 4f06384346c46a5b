import type { Session } from '#domain/people/person.ts';
import { Button } from '#web/ui/button.tsx';
import { itemsNamed, PALETTE_ACTIONS, type PaletteItem, palettePages } from './palette-commands.ts';
import { PaletteGroup } from './palette-group.tsx';
import { itemsOfNumber, typedShipment } from './typed-shipment.ts';
import { useFound } from './use-found.ts';

interface PaletteResultsProps {
  typed: string;
  person: Session;
  recents: readonly PaletteItem[];
  onChoose: (item: PaletteItem) => void;
}

export function PaletteResults({ typed, person, recents, onChoose }: PaletteResultsProps) {
  const { shipments, quotes, clients, searching, failed, retry } = useFound(typed);
  const number = typedShipment(typed);
  const groups = [
    { heading: 'Tracking number', items: number && !number.mistyped ? itemsOfNumber(number.number) : [] },
    { heading: 'Recent', items: typed.trim() === '' ? recents : [] },
    { heading: 'Shipments', items: shipments },
    { heading: 'Quotes', items: quotes },
    { heading: 'Clients', items: clients },
    { heading: 'Actions', items: itemsNamed(PALETTE_ACTIONS, typed) },
    { heading: 'Go to', items: itemsNamed(palettePages(person), typed) },
  ];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      {number?.mistyped && (
        <p className="px-4 pt-3 text-dense">
          <span className="code">{number.number}</span> is no tracking number: one of its digits is wrong.
        </p>
      )}
      {groups.map(({ heading, items }) => (
        <PaletteGroup key={heading} heading={heading} items={items} onChoose={onChoose} />
      ))}
      {count === 0 && !searching && !failed && !number?.mistyped && (
        <p className="px-4 py-6 text-dense text-ink-2">Nothing is called “{typed.trim()}”.</p>
      )}
      {failed && (
        <div className="flex items-center justify-between gap-3 px-4 py-2 text-dense">
          <p>Shipments, quotes and clients could not all be searched.</p>
          <Button variant="secondary" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      <p role="status" className={searching && count === 0 ? 'px-4 py-6 text-dense text-ink-2' : 'sr-only'}>
        {searching ? 'Searching…' : `${count} found`}
      </p>
    </>
  );
}
