import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInUtc, shiftDay } from '#domain/calendar/calendar-day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { api, type call } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_OPTIONS } from '#web/shipments/mode-options.ts';
import { modeText } from '#web/tracking/tracking-messages.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { type RecordColumn, RecordTable } from '../shipment-file/record-table.tsx';

type Lane = Awaited<ReturnType<typeof call.rates.margins>>['lanes'][number];

const SHOWN_DAYS = 90;
const MODES = [{ value: '', label: 'All modes' }, ...MODE_OPTIONS];

/** What the shipments of each lane brought in and cost. */
export function LaneMargins() {
  const today = dayInUtc(useNow());
  const [from, setFrom] = useState(shiftDay(today, -SHOWN_DAYS));
  const [to, setTo] = useState(today);
  const [mode, setMode] = useState('');
  const isReversed = from !== '' && to !== '' && to < from;
  const isPeriod = from !== '' && to !== '' && !isReversed;
  const found = useQuery({
    ...api.rates.margins.queryOptions({
      input: { from, to, ...(mode && { mode: mode as TransportMode }) },
    }),
    enabled: isPeriod,
  });
  return (
    <section aria-label="Margins by lane" className="flex flex-col gap-6">
      <search
        aria-label="Filter margins"
        className="grid grid-cols-2 items-start gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-3"
      >
        <Field label="Booked from">
          <TextInput type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="Booked until" error={isReversed ? 'The last day is before the first.' : undefined}>
          <TextInput type="date" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Field label="Mode">
          <Select options={MODES} value={mode} onChange={({ target }) => setMode(target.value)} />
        </Field>
      </search>
      {isPeriod && (
        <QueryBoundary of={found} what="The margins" skeleton={<RowSkeletons height="h-12" rows={12} />}>
          {({ lanes }) => (
            <RecordTable
              caption="Margins by lane"
              rows={lanes}
              keyOf={(lane) => `${lane.legal_entity} ${laneText(lane)} ${lane.mode}`}
              empty="No shipments were booked in this period."
              columns={COLUMNS}
            />
          )}
        </QueryBoundary>
      )}
      <p className="text-ui text-ink-2">
        Shipments without a cost are excluded. Amounts are converted at the rates of the days of booking.
      </p>
    </section>
  );
}

const COLUMNS: readonly RecordColumn<Lane>[] = [
  { name: 'Lane', cell: (lane) => <bdi>{laneText(lane)}</bdi> },
  { name: 'Mode', cell: ({ mode }) => modeText(mode) },
  { name: 'Legal entity', cell: ({ legal_entity }) => legal_entity },
  { name: 'Shipments', isFigure: true, cell: (lane) => <Counts of={lane} /> },
  { name: 'Revenue', isFigure: true, cell: (lane) => (isCosted(lane) ? formatMoney(lane.revenue) : '—') },
  { name: 'Cost', isFigure: true, cell: (lane) => (isCosted(lane) ? formatMoney(lane.cost) : '—') },
  {
    name: 'Margin',
    isFigure: true,
    cell: (lane) =>
      isCosted(lane) ? (
        <span className={lane.margin.amount < 0 ? 'text-danger' : undefined}>{formatMoney(lane.margin)}</span>
      ) : (
        'Unknown'
      ),
  },
  {
    name: 'Margin, %',
    isFigure: true,
    cell: ({ margin_percent }) => margin_percent !== null && `${margin_percent}%`,
  },
];

/** Whether the sums have a shipment; those without a cost or an exchange rate are left out. */
function isCosted({ shipments, without_cost, unconverted }: Lane): boolean {
  return shipments > without_cost + unconverted;
}

function Counts({ of: { shipments, without_cost, unconverted } }: { of: Lane }) {
  return (
    <>
      {shipments.toLocaleString('en-US')}
      {without_cost > 0 && <span className="block text-ink-2">{without_cost} without cost</span>}
      {unconverted > 0 && (
        <span className="block text-ink-2">{counted(unconverted, 'shipment')} without exchange rate</span>
      )}
    </>
  );
}

function laneText({ origin_city, origin_country, destination_city, destination_country }: Lane): string {
  return `${origin_city}, ${origin_country} – ${destination_city}, ${destination_country}`;
}
