import type { NumberedLine } from '#contract/rates/tariffs.ts';
import { sizeTypeLabel } from '#domain/equipment/size-type.ts';
import { ANY } from '#domain/rates/rate-kinds.ts';
import { counted } from '#web/shipments/amounts.ts';
import type { RecordColumn } from '../shipment-file/record-table.tsx';
import { BASIS_NAMES, laneText, rateText } from './rate-text.ts';

type Line = Omit<NumberedLine, 'line' | 'added_in'>;

/** What identifies a line: its lane, its charge and for what it is. */
export const IDENTITY_COLUMNS: readonly RecordColumn<Line>[] = [
  { name: 'Lane', cell: (line) => <span className="code xl:whitespace-nowrap">{laneText(line)}</span> },
  {
    name: 'Charge',
    cell: ({ charge_code }) => <span className="code whitespace-nowrap">{charge_code}</span>,
  },
  { name: 'For', cell: conditionText },
];

export const LINE_COLUMNS: readonly RecordColumn<Line>[] = [
  ...IDENTITY_COLUMNS,
  { name: 'Rate', cell: (line) => <Rate of={line} /> },
  {
    name: 'Transit',
    isFigure: true,
    cell: ({ transit_days }) =>
      transit_days !== null && <span className="whitespace-nowrap">{counted(transit_days, 'day')}</span>,
  },
];

export function Rate({ of: line }: { of: Line }) {
  return (
    <>
      {rateText(line)} <span className="whitespace-nowrap text-ink-2">{BASIS_NAMES[line.basis]}</span>
    </>
  );
}

export function conditionText({ load, mode, size_type, carrier, commodity }: Line): string {
  const kind = load === ANY ? (mode === ANY ? 'All loads' : `All by ${mode}`) : load;
  return [kind, size_type && sizeTypeLabel(size_type), carrier, commodity && `HS ${commodity}`]
    .filter(Boolean)
    .join(', ');
}
