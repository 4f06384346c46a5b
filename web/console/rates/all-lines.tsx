import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FoundLine } from '#contract/rates/lines.ts';
import { RATE_LOADS, type RateLoad, type RateSide } from '#domain/rates/rate-kinds.ts';
import { TRANSPORT_MODES, type TransportMode } from '#domain/routing/transport-mode.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import { type RecordColumn, RecordTable } from '../shipment-file/record-table.tsx';
import { AdjustLines } from './adjust-lines.tsx';
import { LINE_COLUMNS } from './line-columns.tsx';
import { laneText, ownerText, SIDE_NAMES, validityText } from './rate-text.ts';

const PAUSE_MS = 250;
const NO_FILTER = {
  origin: '',
  destination: '',
  mode: '',
  load: '',
  charge_code: '',
  carrier: '',
  side: '',
  date: '',
};
type Filters = typeof NO_FILTER;

const choices = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];
const MODES = choices('All modes', TRANSPORT_MODES);
const LOADS = choices('All loads', RATE_LOADS);
const SIDES = [
  { value: '', label: 'Sell and buy' },
  { value: 'sell', label: 'Sell' },
  { value: 'buy', label: 'Buy' },
];

/** The lines of all tariffs, filtered; chosen ones are raised or lowered together. */
export function AllLines() {
  const [filters, setFilters] = useState(NO_FILTER);
  const [chosen, setChosen] = useState<ReadonlyMap<string, FoundLine>>(new Map());
  const query = queryOf(JSON.parse(useDebouncedValue(JSON.stringify(filters), PAUSE_MS)) as Filters);
  const found = useInfiniteQuery(
    api.rates.findLines.infiniteOptions({
      input: (after: string | undefined) => ({ ...query, after }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const text = (name: keyof Filters, label: string, maxLength: number, type = 'text') => (
    <Field label={label}>
      <TextInput
        type={type}
        autoComplete="off"
        maxLength={maxLength}
        value={filters[name]}
        onChange={({ target }) => setFilters({ ...filters, [name]: target.value })}
      />
    </Field>
  );
  const choice = (name: keyof Filters, label: string, options: typeof SIDES) => (
    <Field label={label}>
      <Select
        options={options}
        value={filters[name]}
        onChange={({ target }) => setFilters({ ...filters, [name]: target.value })}
      />
    </Field>
  );
  const isFiltered = Object.values(filters).some(Boolean);
  const choose = (lines: readonly FoundLine[], chooses: boolean) => {
    const next = new Map(chosen);
    for (const line of lines) {
      if (chooses) next.set(keyOf(line), line);
      else next.delete(keyOf(line));
    }
    setChosen(next);
  };
  const box: RecordColumn<FoundLine> = {
    name: 'Choose',
    cell: (line) => (
      <input
        type="checkbox"
        className="choice-box size-4.5"
        aria-label={`Choose ${line.charge_code}, ${laneText(line)}, ${line.tariff.name}, line ${line.line}`}
        checked={chosen.has(keyOf(line))}
        onChange={({ target }) => choose([line], target.checked)}
      />
    ),
  };
  return (
    <section aria-label="Rates" className="flex flex-col gap-6">
      <search
        aria-label="Filter rates"
        className="grid grid-cols-2 items-end gap-4 rounded-md border border-line bg-surface p-4 lg:grid-cols-4"
      >
        {text('origin', 'From', 20)}
        {text('destination', 'To', 20)}
        {choice('mode', 'Mode', MODES)}
        {choice('load', 'Load', LOADS)}
        {text('charge_code', 'Charge code', 12)}
        {text('carrier', 'Carrier', 120)}
        {choice('side', 'Side', SIDES)}
        {text('date', 'Valid on', 10, 'date')}
      </search>
      {chosen.size > 0 && <AdjustLines lines={[...chosen.values()]} onClear={() => setChosen(new Map())} />}
      <QueryBoundary of={found} what="The rates" skeleton={<RowSkeletons height="h-12" />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ lines }) => lines);
          const isAll = rows.length > 0 && rows.every((line) => chosen.has(keyOf(line)));
          return (
            <div className="flex flex-col gap-4">
              {rows.length > 0 && (
                <Button variant="secondary" className="self-start" onClick={() => choose(rows, !isAll)}>
                  {isAll ? 'Clear selection' : `Choose all ${counted(rows.length, 'rate')}`}
                </Button>
              )}
              <RecordTable
                caption="Rates"
                rows={rows}
                keyOf={keyOf}
                empty={
                  isFiltered
                    ? 'No rate matches. Change a filter.'
                    : 'No rates yet. Add a tariff and import its sheet.'
                }
                columns={[box, ...LINE_COLUMNS, ...TARIFF_COLUMNS]}
              />
              <ShowMore
                shown={counted(rows.length, 'rate')}
                hasMore={found.hasNextPage}
                pending={found.isFetchingNextPage}
                failed={found.isFetchNextPageError}
                onMore={() => void found.fetchNextPage()}
              />
            </div>
          );
        }}
      </QueryBoundary>
    </section>
  );
}

const TARIFF_COLUMNS: readonly RecordColumn<FoundLine>[] = [
  {
    name: 'Tariff',
    cell: ({ tariff }) => (
      <>
        <Link to={paths.tariff(tariff.id)} className="link">
          <bdi>{tariff.name}</bdi>
        </Link>
        <span className="block text-ink-2">
          {SIDE_NAMES[tariff.side]}, {tariff.currency}, {ownerText(tariff)}
        </span>
      </>
    ),
  },
  { name: 'Valid', cell: ({ tariff }) => validityText({ ...tariff, withdrawn_at: null }) },
];

function keyOf({ tariff, line }: FoundLine): string {
  return `${tariff.id} ${line}`;
}

/** Codes count once they are complete. */
function queryOf({ origin, destination, mode, load, charge_code, carrier, side, date }: Filters) {
  const end = (code: string) => (code.trim().length > 1 || code.trim() === '*' ? code.trim() : undefined);
  return {
    ...(end(origin) && { origin: end(origin) }),
    ...(end(destination) && { destination: end(destination) }),
    ...(mode && { mode: mode as TransportMode }),
    ...(load && { load: load as RateLoad }),
    ...(charge_code.trim() && { charge_code: charge_code.trim() }),
    ...(carrier.trim() && { carrier: carrier.trim() }),
    ...(side && { side: side as RateSide }),
    ...(date && { date }),
  };
}
