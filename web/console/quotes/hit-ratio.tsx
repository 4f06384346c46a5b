import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dayText } from '#domain/calendar/local-time.ts';
import type { HIT_RATIO_GROUPS } from '#domain/quotes/hit-ratio.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';

type Group = (typeof HIT_RATIO_GROUPS)[number];

const GROUPS: { value: Group; label: string }[] = [
  { value: 'lane', label: 'Lane' },
  { value: 'customer', label: 'Customer' },
  { value: 'seller', label: 'Seller' },
];

interface HitRatioProps {
  /** Between the toolbar and the button. */
  beside?: ReactNode;
  /** The toolbar at the start of the line. */
  children?: ReactNode;
}

/** How many offers of a period were won, opened by a button at the end of the toolbar's line. */
export function HitRatio({ beside, children }: HitRatioProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {children}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:ml-auto">
          {beside}
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide hit ratio' : 'Hit ratio'}
          </Button>
        </div>
      </div>
      {isOpen && (
        <section aria-label="Hit ratio">
          <HitRatioTable />
        </section>
      )}
    </>
  );
}

function HitRatioTable() {
  const [by, setBy] = useState<Group>('lane');
  const [period, setPeriod] = useState({ from: '', to: '' });
  const { from, to } = period;
  const isBackwards = from !== '' && to !== '' && to < from;
  const figures = useQuery({
    ...api.quotes.hitRatio.queryOptions({ input: { by, ...(from && { from }), ...(to && { to }) } }),
    placeholderData: keepPreviousData,
    enabled: !isBackwards,
  });
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <div className="mb-3 grid gap-3 sm:grid-cols-[repeat(3,minmax(0,12rem))]">
        <Field label="Won offers by">
          <Select options={GROUPS} value={by} onValueChange={setBy} />
        </Field>
        <Field label="Answered from" optional>
          <TextInput
            type="date"
            value={from}
            onChange={({ target }) => setPeriod({ ...period, from: target.value })}
          />
        </Field>
        <Field
          label="Answered to"
          optional
          error={isBackwards ? 'Choose a day that is not before the first.' : undefined}
        >
          <TextInput
            type="date"
            value={to}
            onChange={({ target }) => setPeriod({ ...period, to: target.value })}
          />
        </Field>
      </div>
      <QueryBoundary of={figures} what="The hit ratio" skeleton={<RowSkeletons height="h-10" />}>
        {({ rows, total, ...days }) => (
          <>
            <p className="mb-3 text-ui">
              {dayText(days.from, undefined)} to {dayText(days.to, undefined)}:{' '}
              <strong>{percentText(total.hit_ratio)}</strong> of the closed offers won, {total.won} of{' '}
              {total.won + total.lost + total.expired}.
            </p>
            <RecordTable
              caption="Hit ratio"
              rows={rows}
              keyOf={({ name }) => name}
              empty="No offers yet."
              columns={[
                {
                  name: GROUPS.find(({ value }) => value === by)?.label ?? '',
                  isTitle: true,
                  cell: ({ name }) => <bdi>{name || 'Deleted account'}</bdi>,
                },
                { name: 'Offered', cell: ({ offered }) => offered, isFigure: true },
                { name: 'Won', cell: ({ won }) => won, isFigure: true },
                { name: 'Lost', cell: ({ lost }) => lost, isFigure: true },
                { name: 'Expired', cell: ({ expired }) => expired, isFigure: true },
                { name: 'Hit ratio', cell: ({ hit_ratio }) => percentText(hit_ratio), isFigure: true },
              ]}
            />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function percentText(percent: number | null): string {
  return percent === null ? '—' : `${percent}%`;
}
