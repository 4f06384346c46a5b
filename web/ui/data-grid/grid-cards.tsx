import type { ReactNode } from 'react';

interface GridCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  card: (row: Row) => ReactNode;
}

/** The grid's rows as cards for narrow screens. Off-screen cards are laid out when they scroll into view. */
export function GridCards<Row>({ label, rows, idOf, card }: GridCardsProps<Row>) {
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li
          key={idOf(row)}
          className="rounded-md border border-line bg-surface px-4 py-3 [contain-intrinsic-size:auto_120px] [content-visibility:auto]"
        >
          {card(row)}
        </li>
      ))}
    </ul>
  );
}
