import type { Key, ReactNode } from 'react';

export interface Column<Row> {
  /** Includes the unit, if any. */
  title: string;
  /** The first column is the row header. Drawings and scales repeat figures visually. */
  kind: 'name' | 'figure' | 'text' | 'drawing' | 'scale';
  /** Shown under the title, for example a scale's numbers. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
}

interface FigureTableProps<Row> {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The footer row: cell text by column title. */
  total?: Readonly<Record<string, string>>;
}

/**
 * A table of figures with drawings. In a narrow container, CSS turns each row into a list. The explicit roles keep table
 * semantics, which some browsers drop when `display` changes.
 */
export function FigureTable<Row>({ caption, columns, rows, rowKey, total }: FigureTableProps<Row>) {
  return (
    <div className="figure-table-box">
      <table className="figure-table" {...role('table')}>
        <caption>{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map(({ title, kind, head }) => (
              <th key={title} scope="col" data-kind={kind} {...role('columnheader')}>
                {title}
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...role('row')}>
              {columns.map((column) => (
                <Cell key={column.title} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot {...role('rowgroup')}>
            <tr {...role('row')}>
              {columns.map((column) => (
                <Cell key={column.title} column={column}>
                  {total[column.title]}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Cell<Row>({ column: { title, kind }, children }: { column: Column<Row>; children: ReactNode }) {
  if (kind === 'name')
    return (
      <th scope="row" data-kind={kind} className="text-h3" {...role('rowheader')}>
        {children}
      </th>
    );
  return (
    <td
      data-kind={kind}
      data-title={title}
      className={kind === 'figure' ? 'num' : undefined}
      {...role('cell')}
    >
      {children}
    </td>
  );
}

function role(name: string) {
  return { role: name };
}
