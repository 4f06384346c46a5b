import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export interface RecordColumn<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned and never broken. */
  isFigure?: boolean;
  /** Short words that are never broken; the column is at least as wide as the longest. */
  keepsWords?: boolean;
  /** The title of the card on a phone, where its label is hidden. */
  isTitle?: boolean;
  /** Has only controls, which need no label on a phone and are not printed. */
  isAction?: boolean;
}

const UNPRINTED = { 'data-print': 'none' };

interface RecordTableProps<Row> {
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** One sentence, shown instead of an empty table. */
  empty: string;
}

/**
 * A table of records. On a narrow screen, each row is a card: a title, if a column is one, and values with labels. The explicit
 * roles keep the table's semantics, which some browsers drop when `display` changes.
 */
export function RecordTable<Row>({ caption, columns, rows, keyOf, empty }: RecordTableProps<Row>) {
  if (rows.length === 0) return <p className="text-ui text-ink-2">{empty}</p>;
  return (
    <table
      className="w-full border-separate border-spacing-0 rounded-md border border-line bg-surface text-ui stacked:block tabular:text-dense"
      {...role('table')}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="stacked:sr-only" {...role('rowgroup')}>
        <tr {...role('row')}>
          {columns.map(({ name, isFigure, isAction }) => (
            <th
              key={name}
              scope="col"
              className={classNames(
                'border-b border-line bg-sunken px-2 py-2 align-bottom font-semibold text-ink-2 first:rounded-tl-md first:pl-3.5 last:rounded-tr-md last:pr-3.5 tabular:max-lg:not-first:pl-1.5 tabular:max-lg:not-last:pr-1.5',
                isFigure ? 'text-right' : 'text-left',
              )}
              {...(isAction && UNPRINTED)}
              {...role('columnheader')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="stacked:block stacked:divide-y stacked:divide-line" {...role('rowgroup')}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="align-top stacked:block stacked:py-2" {...role('row')}>
            {columns.map(({ name, cell, isFigure, keepsWords, isTitle, isAction }) => (
              <td
                key={name}
                className={classNames(
                  'border-line px-2 py-2 stacked:px-3 stacked:py-1 tabular:first:pl-3.5 tabular:last:pr-3.5 tabular:max-lg:not-first:pl-1.5 tabular:max-lg:not-last:pr-1.5 tabular:[tr+tr>&]:border-t',
                  isTitle
                    ? 'stacked:block stacked:font-semibold stacked:[&_.text-ink-2]:font-normal'
                    : isAction
                      ? 'stacked:inline-block'
                      : 'stacked:grid stacked:grid-cols-[7.5rem_minmax(0,1fr)] stacked:gap-x-3',
                  isFigure && 'tabular:text-right',
                )}
                {...(isAction && UNPRINTED)}
                {...role('cell')}
              >
                <span
                  className={classNames(
                    'text-ink-2 tabular:hidden',
                    (isTitle || isAction) && 'stacked:sr-only',
                  )}
                >
                  {name}
                </span>
                <span
                  className={classNames(
                    'min-w-0 wrap-anywhere tabular:[&_.code]:wrap-break-word [&_a]:tap-area',
                    isFigure && 'num',
                    (isFigure || keepsWords) && 'tabular:wrap-break-word',
                  )}
                >
                  {isAction ? cell(row) : orDash(cell(row))}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A dash for a cell that is empty, so that its label on a phone does not stand alone. */
function orDash(content: ReactNode): ReactNode {
  return content === null || content === undefined || content === false || content === '' ? '—' : content;
}

function role(name: string) {
  return { role: name };
}
