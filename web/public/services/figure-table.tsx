import type { Key, ReactNode } from 'react';

export interface Column<Row> {
  /** With the unit, where there is one. */
  title: string;
  /** The first column names the row; a drawing or scale says nothing that a figure does not say. */
  kind: 'name' | 'figure' | 'text' | 'drawing' | 'scale';
  /** Under the title: the numbers of a scale. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
}

interface FigureTableProps<Row> {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The last row: what stands under the column of each title. */
  total?: Readonly<Record<string, string>>;
}

/**
 * Figures with the drawing of each row. In a narrow box each row becomes a list of its own by CSS alone; the
 * roles are written out because some browsers forget a table that is not laid out as one.
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
