import type { Charge } from '#contract/charges.ts';
import type { ShipmentDetails } from '#contract/tracking/tracking.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { counted } from '#web/shipments/amounts.ts';

interface InvoiceSummaryProps {
  charges: readonly Pick<Charge, 'status'>[];
  total: Money;
  client: ShipmentDetails['client'];
}

/** What an invoice will state, and who gets it. */
export function InvoiceSummary({ charges, total, client }: InvoiceSummaryProps) {
  // A lump sum has one line for the freight.
  const lines = Math.max(1, charges.filter(({ status }) => status !== 'reversed').length);
  return (
    <p className="text-ui">
      {counted(lines, 'line')}, <strong className="num">{formatMoney(total)}</strong> in total
      {client && (
        <>
          , to <bdi className="font-semibold">{client.company_name ?? client.full_name}</bdi>
        </>
      )}
      . The people of the company who see its prices are notified.
    </p>
  );
}
