import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#domain/money/format-money.ts';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { RecordTable } from '../record-table.tsx';

const ROWS = [
  ['revenue', 'Revenue'],
  ['cost', 'Cost'],
  ['profit', 'Profit'],
] as const;

/** What was estimated, what is invoiced and billed, and what is still to be. */
export function ProfitTable({ tracking_number }: { tracking_number: string }) {
  const profit = useQuery(api.charges.profit.queryOptions({ input: { tracking_number } }));
  return (
    <QueryBoundary of={profit} what="The profit" skeleton={<RowSkeletons height="h-12" />}>
      {(figures) => (
        <div className="mb-4">
          <RecordTable
            caption="Profit"
            rows={ROWS}
            keyOf={([field]) => field}
            empty=""
            columns={[
              { name: 'Profit', isTitle: true, cell: ([, label]) => label },
              {
                name: 'Estimated',
                isFigure: true,
                cell: ([field]) => formatMoney(figures[field].estimated),
              },
              {
                name: 'Actual',
                isFigure: true,
                cell: ([field]) => formatMoney(figures[field].actual),
              },
              { name: 'Accrued', isFigure: true, cell: ([field]) => formatMoney(figures[field].accrued) },
              {
                name: 'Total',
                isFigure: true,
                cell: ([field]) => {
                  const { actual, accrued } = figures[field];
                  const total = formatMoney({ ...actual, amount: actual.amount + accrued.amount });
                  return <span className="font-semibold">{total}</span>;
                },
              },
            ]}
          />
        </div>
      )}
    </QueryBoundary>
  );
}
