import type { Declaration } from '#contract/shipments/declarations.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { figureText } from '../file-text.ts';
import { RecordTable } from '../record-table.tsx';

interface DeclarationLinesProps {
  /** Of the declaration. */
  title: string;
  lines: Declaration['lines'];
}

/** The goods of a declaration. */
export function DeclarationLines({ title, lines }: DeclarationLinesProps) {
  const rows = lines.map((line, index) => ({ ...line, key: String(index) }));
  return (
    <RecordTable
      caption={`Lines: ${title}`}
      rows={rows}
      keyOf={({ key }) => key}
      empty="No lines yet."
      columns={[
        { name: 'Description', isTitle: true, cell: ({ description }) => description },
        {
          name: 'HS code',
          keepsWords: true,
          cell: ({ hs_code }) => (hs_code ? <span className="code">{hs_code}</span> : 'Not set'),
        },
        { name: 'Origin', keepsWords: true, cell: ({ origin_country }) => origin_country || 'Not set' },
        { name: 'Packages', isFigure: true, cell: ({ pieces }) => figureText(pieces) },
        { name: 'Gross, kg', isFigure: true, cell: ({ gross_kg }) => figureText(gross_kg) },
        { name: 'Net, kg', isFigure: true, cell: ({ net_kg }) => figureText(net_kg) },
        { name: 'Value', isFigure: true, cell: ({ value }) => (value ? formatMoney(value) : 'Not set') },
      ]}
    />
  );
}
