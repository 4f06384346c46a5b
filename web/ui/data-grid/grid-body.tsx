import type { GridColumn } from './grid-column.ts';
import type { Place } from './grid-keys.ts';
import type { GridProps } from './grid-props.ts';
import { GridRow } from './grid-row.tsx';

interface GridBodyProps<Row> extends Pick<GridProps<Row>, 'rows' | 'choosing' | 'toneOf' | 'isLate'> {
  ids: readonly string[];
  /** The numbers of the rows to draw. */
  drawn: readonly number[];
  columns: readonly GridColumn<Row>[];
  /** The CSS grid template of a row. */
  template: string;
  /** The active cell. */
  place: Place;
  /** In pixels. */
  rowHeight: number;
  /** Of all rows, in pixels. */
  height: number;
}

export function GridBody<Row>({
  rows,
  ids,
  drawn,
  columns,
  template,
  place,
  rowHeight,
  height,
  choosing,
  toneOf,
  isLate,
}: GridBodyProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: block removes its implicit role
    <tbody role="rowgroup" className="relative print:h-auto!" style={{ height }}>
      {drawn.map((index) => {
        const row = rows[index];
        const id = ids[index];
        if (row === undefined || id === undefined) return null;
        return (
          <GridRow
            key={id}
            row={row}
            id={id}
            index={index}
            top={index * rowHeight}
            columns={columns}
            template={template}
            activeColumn={index === place.row ? place.column : null}
            chosen={choosing?.chosen.has(id)}
            tone={toneOf?.(id)}
            late={isLate?.(row) ?? false}
          />
        );
      })}
    </tbody>
  );
}
