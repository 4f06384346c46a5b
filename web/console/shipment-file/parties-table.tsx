import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { wordsOf } from './file-text.ts';
import { RecordTable } from './record-table.tsx';

export function PartiesTable({ parties }: Pick<ShipmentFile, 'parties'>) {
  return (
    <RecordTable
      caption="Parties"
      rows={parties}
      keyOf={({ id }) => id}
      empty="No parties yet."
      columns={[
        { name: 'Role', cell: ({ role }) => wordsOf(role) },
        {
          name: 'Name and place',
          cell: ({ name, address, postal_code, city, country }) => (
            <>
              <bdi className="font-semibold">{name}</bdi>
              <span className="block text-ink-2">
                {[address, [postal_code, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ')}
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
