import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuoteOption } from '#contract/quotes/options.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { api } from '#web/api/client.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { OfferFile } from './offer-file.tsx';

/** The options of former revisions beside those of the latest. */
export function Revisions({ reference, latest }: { reference: string; latest: number }) {
  const [chosen, setChosen] = useState(latest - 1);
  const former = Math.min(Math.max(chosen, 1), Math.max(latest - 1, 1));
  const newest = useQuery({
    ...api.quotes.options.queryOptions({ input: { reference, revision: latest } }),
    enabled: latest > 0,
  });
  const compared = useQuery({
    ...api.quotes.options.queryOptions({ input: { reference, revision: former } }),
    enabled: latest > 1,
  });
  const others = Array.from({ length: Math.max(latest - 1, 0) }, (_, index) => String(latest - 1 - index));
  return (
    <section aria-labelledby="revisions" className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="revisions" className="text-ui font-semibold">
          Revisions
        </h2>
        {latest > 0 && <OfferFile reference={reference} revision={latest} />}
      </div>
      {latest === 0 && <p className="mt-2 text-ui text-ink-2">Nothing has been offered yet.</p>}
      {latest === 1 && (
        <QueryBoundary of={newest} what="The revision" skeleton={<RowSkeletons height="h-10" />}>
          {({ options }) => <Compared revision={1} options={options} />}
        </QueryBoundary>
      )}
      {latest > 1 && (
        <>
          <Field label={`Compare revision ${latest} with`} className="my-3 max-w-60">
            <Select
              options={others.map((value) => ({ value, label: `Revision ${value}` }))}
              value={String(former)}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
          </Field>
          <QueryBoundary of={newest} what="The revision" skeleton={<RowSkeletons height="h-10" />}>
            {({ options }) => (
              <QueryBoundary of={compared} what="The revision" skeleton={<RowSkeletons height="h-10" />}>
                {(before) => (
                  <Compared
                    revision={latest}
                    options={options}
                    before={{ revision: former, options: before.options }}
                  />
                )}
              </QueryBoundary>
            )}
          </QueryBoundary>
        </>
      )}
    </section>
  );
}

interface ComparedProps {
  revision: number;
  options: readonly QuoteOption[];
  before?: { revision: number; options: readonly QuoteOption[] };
}

function Compared({ revision, options, before }: ComparedProps) {
  const most = Math.max(options.length, before?.options.length ?? 0);
  const rows = Array.from({ length: most }, (_, index) => ({
    order: index + 1,
    now: options[index],
    former: before?.options[index],
  }));
  return (
    <RecordTable
      caption="Revisions"
      rows={rows}
      keyOf={({ order }) => String(order)}
      empty="No options."
      columns={[
        { name: 'Option', cell: ({ order }) => order },
        ...(before
          ? [
              {
                name: `Revision ${before.revision}`,
                cell: ({ former }: (typeof rows)[number]) => textOf(former),
              },
            ]
          : []),
        { name: `Revision ${revision}`, cell: ({ now }) => textOf(now) },
      ]}
    />
  );
}

/** 'Sea, Maersk, €4,280.00, 8.88% margin' */
function textOf(option: QuoteOption | undefined): string {
  if (!option) return 'None';
  const { mode, carrier, total, margin_percent } = option;
  return [
    MODE_NAMES[mode],
    carrier,
    formatMoney(total),
    margin_percent == null ? '' : `${margin_percent}% margin`,
  ]
    .filter(Boolean)
    .join(', ');
}
