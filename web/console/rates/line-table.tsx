import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NumberedLine, Tariff } from '#contract/rates/tariffs.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import { type RecordColumn, RecordTable } from '../shipment-file/record-table.tsx';
import { LINE_COLUMNS } from './line-columns.tsx';
import { LineDialog } from './line-dialog.tsx';
import { placeText } from './rate-text.ts';

const PAGE = 50;
const DEBOUNCE_MS = 250;

/** The lines of the current version, found by lane or charge code, each with buttons that change and remove it. */
export function LineTable({ tariff }: { tariff: Tariff }) {
  const { id, currency, withdrawn_at } = tariff;
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const lines = useInfiniteQuery(
    api.rates.lines.infiniteOptions({
      input: (after: string | undefined) => ({ id, after, limit: PAGE, ...(q && { q }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const [open, setOpen] = useState<NumberedLine | 'new' | null>(null);
  const remove = useWrite({
    send: (line: number, options) => call.rates.removeLine({ id, line }, options),
    failureToast: { title: 'The line was not removed' },
  });
  const actions: RecordColumn<NumberedLine>[] = [
    lineAction('Edit', { onPress: setOpen }),
    lineAction('Remove', { onPress: ({ line }) => remove.write(line), disabled: remove.pending }),
  ];
  return (
    <section aria-labelledby="lines">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="lines" className="text-h3">
          Lines, {currency}
        </h2>
        <LineSearch value={typed} onChange={setTyped} />
      </div>
      {!withdrawn_at && (
        <Button variant="secondary" className="mb-3" onClick={() => setOpen('new')}>
          Add a line
        </Button>
      )}
      <QueryBoundary of={lines} what="The lines" skeleton={<RowSkeletons height="h-12" rows={12} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.lines);
          return (
            <>
              <RecordTable
                caption="Lines"
                rows={rows}
                keyOf={({ line }) => String(line)}
                empty={q ? 'No line matches.' : 'No lines yet. Add a line, or import a sheet.'}
                columns={withdrawn_at ? LINE_COLUMNS : [...LINE_COLUMNS, ...actions]}
              />
              <ShowMore shown={counted(rows.length, 'line')} of={lines} />
            </>
          );
        }}
      </QueryBoundary>
      {open && (
        <LineDialog tariff={tariff} line={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

function LineSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <search className="w-72 max-sm:w-full sm:ml-auto">
      <TextInput
        type="search"
        aria-label="Search lines"
        placeholder="Origin, destination or charge"
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </search>
  );
}

/** A column of buttons, named after the lane and the charge of their line. */
function lineAction(
  name: string,
  { onPress, disabled = false }: { onPress: (line: NumberedLine) => void; disabled?: boolean },
): RecordColumn<NumberedLine> {
  return {
    name,
    isAction: true,
    cell: (line) => (
      <Button
        variant="ghost"
        className="-ml-3.5 md:-my-2"
        aria-label={`${name} ${line.charge_code}, ${placeText(line.origin)} – ${placeText(line.destination)}`}
        disabled={disabled}
        onClick={() => onPress(line)}
      >
        {name}
      </Button>
    ),
  };
}
