import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { sizeTypeLabel } from '#domain/equipment/size-type.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { DoorNumber } from './door-number.tsx';
import { figureText } from './file-text.ts';
import { RecordTable } from './record-table.tsx';

type Box = ShipmentFile['equipment'][number];

interface ContainersTableProps {
  equipment: readonly Box[];
  cargo_lines: ShipmentFile['cargo_lines'];
}

export function ContainersTable({ equipment, cargo_lines }: ContainersTableProps) {
  const lineNumber = (id: string) => cargo_lines.findIndex((line) => line.id === id) + 1;
  return (
    <RecordTable
      caption="Containers and other equipment"
      rows={equipment}
      keyOf={({ id }) => id}
      empty="No containers yet."
      columns={[
        {
          name: 'Number',
          isTitle: true,
          cell: ({ number, kind }) =>
            kind === 'container' && number ? <DoorNumber number={number} /> : number || 'Not assigned',
        },
        {
          name: 'Type',
          keepsWords: true,
          cell: ({ size_type }) => (size_type ? sizeTypeLabel(size_type) : 'Not set'),
        },
        { name: 'Seals', keepsWords: true, cell: ({ seals }) => seals.join(', ') || 'None' },
        { name: 'Verified gross mass', cell: verifiedGrossMass },
        { name: 'Free days', cell: ({ free_days }) => free_days ?? 'Not set', isFigure: true },
        {
          name: 'Stuffing',
          cell: ({ stuffing }) =>
            stuffing
              .map(
                ({ cargo_line_id, pieces }) => `${figureText(pieces)} of line ${lineNumber(cargo_line_id)}`,
              )
              .join(', ') || 'Not stuffed',
        },
      ]}
    />
  );
}

function verifiedGrossMass({ vgm, kind }: Box) {
  if (kind !== 'container') return 'Not needed';
  if (!vgm) return <span className="font-semibold text-danger">Missing</span>;
  return (
    <>
      {figureText(vgm.kg, 'kg')}
      <span className="block text-ink-2">
        Method {vgm.method}, {vgm.weighed_by}, <Moment at={vgm.weighed_at} isShort />
      </span>
    </>
  );
}
