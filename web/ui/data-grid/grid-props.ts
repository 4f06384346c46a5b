import type { Density } from '#domain/views/density.ts';
import type { GridColumn, GridSort } from './grid-column.ts';
import type { RowTone } from './grid-row.tsx';
import type { Choice } from './row-choice.ts';

export interface GridProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Identifies the data set (filter, search). When it changes, the grid scrolls back to the top. */
  of?: string;
  idOf: (row: Row) => string;
  /** The visible columns. Keep the array's identity stable: a new array re-renders every row. */
  columns: readonly GridColumn<Row>[];
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  density: Density;
  /** The number of all rows, loaded or not. Null when unknown. */
  total: number | null;
  /** Called when the end of the loaded rows is near the viewport. */
  onNearEnd?: () => void;
  /** Called for Enter on a cell without a control, and for the e key. */
  onOpen?: (id: string) => void;
  /** Called for Ctrl and Enter. */
  onOpenPage?: (id: string) => void;
  /** Enables row selection. `all` labels the header's checkbox. */
  choosing?: { chosen: Choice; onChoose: (chosen: Choice) => void; all: string };
  toneOf?: (id: string) => RowTone | undefined;
  /** Whether a row gets a red rule at its left edge. */
  isLate?: (row: Row) => boolean;
  /** Called with the row under the pointer or with the focus, and with null when it leaves the rows. */
  onPoint?: (id: string | null) => void;
  /** Shortcut keys that activate the control of a column: { s: 'status' }. */
  letters?: Record<string, string>;
}
