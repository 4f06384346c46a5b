import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { figureText } from './file-text.ts';
import { RecordTable } from './record-table.tsx';

type Line = ShipmentFile['cargo_lines'][number];

interface CargoTableProps extends Pick<ShipmentFile, 'totals' | 'chargeable_kg'> {
  lines: readonly Line[];
}

export function CargoTable({ lines, totals, chargeable_kg }: CargoTableProps) {
  return (
    <>
      <RecordTable
        caption="Cargo lines"
        rows={lines}
        keyOf={({ id }) => id}
        empty="No cargo yet."
        columns={[
          { name: 'Description', isTitle: true, cell: description },
          { name: 'Marks', cell: ({ marks }) => marks || 'None' },
          {
            name: 'Packages',
            keepsWords: true,
            isFigure: true,
            cell: ({ pieces, package_type }) =>
              pieces === null ? 'Not set' : `${figureText(pieces)} ${package_type}`.trim(),
          },
          {
            name: 'HS code',
            keepsWords: true,
            cell: ({ hs_code }) => (hs_code ? <span className="code">{hs_code}</span> : 'Not set'),
          },
          { name: 'Origin', keepsWords: true, cell: ({ origin_country }) => origin_country || 'Not set' },
          { name: 'Gross, kg', isFigure: true, cell: ({ gross_kg }) => figureText(gross_kg) },
          { name: 'Net, kg', isFigure: true, cell: ({ net_kg }) => figureText(net_kg) },
          { name: 'Volume, m³', isFigure: true, cell: ({ volume_m3 }) => figureText(volume_m3) },
        ]}
      />
      <p className="mt-2 text-ui text-ink-2 empty:hidden">{totalsText(totals, chargeable_kg)}</p>
    </>
  );
}

/** 'Total: 21,400 kg gross, 75.52 m³. Chargeable weight: 21,400 kg.', without what is unknown. */
function totalsText({ gross_kg, volume_m3 }: ShipmentFile['totals'], chargeable_kg: number | null): string {
  const total = [
    gross_kg !== null && `${figureText(gross_kg, 'kg')} gross`,
    volume_m3 !== null && figureText(volume_m3, 'm³'),
  ].filter(Boolean);
  return [
    total.length > 0 && `Total: ${total.join(', ')}.`,
    chargeable_kg !== null && `Chargeable weight: ${figureText(chargeable_kg, 'kg')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function description({ description: text, dangerous_goods, weighed_by }: Line) {
  return (
    <>
      {text}
      {dangerous_goods && (
        <span className="block font-semibold text-danger">
          {dangerous_goods.un_number}, class {dangerous_goods.class || 'not set'}
        </span>
      )}
      {weighed_by && <span className="block text-ink-2">Weighed by {weighed_by}</span>}
    </>
  );
}
