import { useQuery } from '@tanstack/react-query';
import type { Charge } from '#contract/charges.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { api } from '#web/api/client.ts';
import { BreakdownTable } from '#web/shipments/breakdown-table.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

/** The charges that make up the price of a shipment. */
export function PriceLines({ tracking_number }: { tracking_number: string }) {
  const charges = useQuery(api.charges.list.queryOptions({ input: { tracking_number } }));
  return (
    <QueryBoundary of={charges} what="The price" skeleton={<Skeleton className="h-20" />}>
      {({ charges: lines, total }) => (
        <BreakdownTable
          caption="Price breakdown"
          unit={total.currency}
          lines={lines
            .filter(({ status }) => status !== 'reversed')
            .map((line) => ({
              label: line.description,
              explanation: conversionText(line),
              amount: formatMoney(line.converted),
            }))}
          total={formatMoney(total)}
        />
      )}
    </QueryBoundary>
  );
}

/** '€490.00 at 1.085 of 2026-11-01'; '' without a conversion. */
function conversionText({ amount, exchange }: Charge): string {
  return exchange ? `${formatMoney(amount)} at ${Number(exchange.rate)} of ${exchange.date}` : '';
}
