import { type CsvCell, csvOfRecords } from '#domain/spreadsheet/csv.ts';
import type { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { saveCsv } from '#web/ui/save-file.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';

const MAX_SHOWN = 200;
const WHOLE_ROW = 'Whole row';

const COLUMNS: Record<string, (problem: RefusedRow) => CsvCell> = {
  row: ({ row }) => row,
  column: ({ column }) => column || WHOLE_ROW,
  problem: ({ issue }) => issue,
};

/** The first problems of a sheet, and a file with all of them. */
export function ProblemTable({ refused }: { refused: readonly RefusedRow[] }) {
  if (refused.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <RecordTable
        caption="Problems"
        rows={refused.slice(0, MAX_SHOWN)}
        keyOf={({ row, column, issue }) => `${row} ${column} ${issue}`}
        empty=""
        columns={[
          { name: 'Row', cell: ({ row }) => row },
          { name: 'Column', cell: ({ column }) => column || WHOLE_ROW },
          { name: 'Problem', cell: ({ issue }) => issue },
        ]}
      />
      {refused.length > MAX_SHOWN && (
        <p className="text-ui text-ink-2">
          The first {MAX_SHOWN} of {counted(refused.length, 'problem')}.
        </p>
      )}
      <Button variant="secondary" onClick={() => saveCsv(csvOfRecords(COLUMNS, refused), 'problems.csv')}>
        Download the problems
      </Button>
    </div>
  );
}
