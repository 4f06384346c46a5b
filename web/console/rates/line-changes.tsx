import type { call } from '#web/api/client.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { IDENTITY_COLUMNS, Rate } from './line-columns.tsx';

type Change = Awaited<ReturnType<typeof call.rates.addLines>>['changes'][number];
type Line = NonNullable<Change['after']>;

/** What a sheet changes, compared with the version in use. */
export function LineChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <RecordTable
      caption="Difference to the version in use"
      rows={changes}
      keyOf={(change) => {
        const { origin, destination, mode, load, size_type, charge_code, carrier, commodity } =
          lineOf(change);
        return [origin, destination, mode, load, size_type, charge_code, carrier, commodity].join(' ');
      }}
      empty=""
      columns={[
        { name: 'Change', cell: ({ before, after }) => (before ? (after ? 'Changed' : 'Removed') : 'New') },
        ...IDENTITY_COLUMNS.map(({ name, cell }) => ({
          name,
          cell: (change: Change) => cell(lineOf(change)),
        })),
        { name: 'Now', cell: ({ before }) => before && <Rate of={before} /> },
        { name: 'Then', cell: ({ after }) => after && <Rate of={after} /> },
      ]}
    />
  );
}

function lineOf({ before, after }: Change): Line {
  return (after ?? before) as Line;
}
