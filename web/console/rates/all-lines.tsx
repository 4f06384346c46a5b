import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { FoundLine } from '#contract/rates/lines.ts';
import { RATE_LOADS, RATE_SIDES, type RateLoad, type RateSide } from '#domain/rates/rate-kinds.ts';
import { TRANSPORT_MODES, type TransportMode } from '#domain/routing/transport-mode.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_OPTIONS } from '#web/shipments/mode-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useTypedSearch } from '#web/ui/fields/use-typed-search.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { type ChangeView, useAddressView } from '#web/ui/use-address-view.ts';
import { addressFilters } from '../address-filters.ts';
import { type RecordColumn, RecordTable } from '../shipment-file/record-table.tsx';
import { AdjustLines } from './adjust-lines.tsx';
import { LINE_COLUMNS } from './line-columns.tsx';
import { laneText, ownerText, SIDE_NAMES, validityText } from './rate-text.ts';

// The server's limits in characters.
const CODE_LENGTH = 20;
const CHARGE_CODE_LENGTH = 12;
const CARRIER_LENGTH = 120;
const FILTERS = addressFilters({
  origin: CODE_LENGTH,
  destination: CODE_LENGTH,
  charge_code: CHARGE_CODE_LENGTH,
  carrier: CARRIER_LENGTH,
  mode: TRANSPORT_MODES,
  load: RATE_LOADS,
  side: RATE_SIDES,
  date: 'day',
});
type Filters = ReturnType<typeof FILTERS.read>;

const MODES = [{ value: '', label: 'All modes' }, ...MODE_OPTIONS];
const LOADS = [{ value: '', label: 'All loads' }, ...RATE_LOADS.map((value) => ({ value, label: value }))];
const SIDES = [
  { value: '', label: 'Sell and buy' },
  { value: 'sell', label: 'Sell' },
  { value: 'buy', label: 'Buy' },
];

/** The lines of all tariffs, filtered; chosen ones are raised or lowered together. */
export function AllLines() {
  const [filters, change] = useAddressView(FILTERS);
  const [chosen, setChosen] = useState<ReadonlyMap<string, FoundLine>>(new Map());
  const query = queryOf(filters);
  const found = useInfiniteQuery(
    api.rates.findLines.infiniteOptions({
      input: (after: string | undefined) => ({ ...query, after }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const text = (name: keyof Filters, label: string, input: FilterTextProps['input']) => (
    <FilterText name={name} label={label} value={filters[name]} onChange={change} input={input} />
  );
  const choice = (name: keyof Filters, label: string, options: typeof SIDES) => (
    <Field label={label}>
      <Select
        options={options}
        value={filters[name]}
        onChange={({ target }) => change({ [name]: target.value })}
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
        className="field-grid grid-cols-2 rounded-md border border-line bg-surface p-4 lg:grid-cols-4"
      >
        {text('origin', 'From', { maxLength: CODE_LENGTH })}
        {text('destination', 'To', { maxLength: CODE_LENGTH })}
        {choice('mode', 'Mode', MODES)}
        {choice('load', 'Load', LOADS)}
        {text('charge_code', 'Charge code', { maxLength: CHARGE_CODE_LENGTH })}
        {text('carrier', 'Carrier', { maxLength: CARRIER_LENGTH })}
        {choice('side', 'Side', SIDES)}
        {text('date', 'Valid on', { type: 'date' })}
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
              <ShowMore shown={counted(rows.length, 'rate')} of={found} />
            </div>
          );
        }}
      </QueryBoundary>
    </section>
  );
}

interface FilterTextProps {
  name: keyof Filters;
  label: string;
  value: string;
  onChange: ChangeView<Filters>;
  input: { type: 'date' } | { maxLength: number };
}

/** A field that narrows the list once the typing rests. */
function FilterText({ name, label, value, onChange, input }: FilterTextProps) {
  const onSettled = useCallback(
    (text: string) => onChange({ [name]: text }, { replace: true }),
    [name, onChange],
  );
  const [typed, setTyped] = useTypedSearch(value, onSettled);
  return (
    <Field label={label}>
      <TextInput
        autoComplete="off"
        {...input}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
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
  const end = (code: string) => (code.length > 1 || code === '*' ? code : undefined);
  return {
    ...(end(origin) && { origin: end(origin) }),
    ...(end(destination) && { destination: end(destination) }),
    ...(mode && { mode: mode as TransportMode }),
    ...(load && { load: load as RateLoad }),
    ...(charge_code && { charge_code }),
    ...(carrier && { carrier }),
    ...(side && { side: side as RateSide }),
    ...(date && { date }),
  };
}
