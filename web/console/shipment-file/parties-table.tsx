import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { townLine } from '#domain/places/town-line.ts';
import { codeLabel } from './file-text.ts';
import { RecordTable } from './record-table.tsx';

export function PartiesTable({ parties }: Pick<ShipmentFile, 'parties'>) {
  return (
    <RecordTable
      caption="Parties"
      rows={parties}
      keyOf={({ id }) => id}
      empty="No parties yet."
      columns={[
        { name: 'Role', isTitle: true, keepsWords: true, cell: ({ role }) => codeLabel(role) },
        {
          name: 'Name and place',
          cell: (party) => (
            <>
              <bdi className="font-semibold">{party.name}</bdi>
              <span className="block text-ink-2">
                {[party.address, townLine(party), party.country].filter(Boolean).join(', ')}
              </span>
            </>
          ),
        },
        { name: 'Contact', cell: ({ contact }) => contact || 'Not set' },
        { name: 'Tax or customs number', cell: ({ tax_id }) => tax_id || 'Not set' },
      ]}
    />
  );
}
