import type { ShipmentDetails } from '#contract/tracking/tracked-shipment.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { counted } from '#web/shipments/amounts.ts';

interface InvoiceSummaryProps {
  lines: readonly unknown[];
  /** With VAT. */
  gross: Money;
  vat: Money;
  client: ShipmentDetails['client'];
}

/** What an invoice will state, and who gets it. */
export function InvoiceSummary({ lines, gross, vat, client }: InvoiceSummaryProps) {
  return (
    <p className="text-ui">
      {counted(lines.length, 'line')}, <strong className="num">{formatMoney(gross)}</strong> in total
      {vat.amount !== 0 && ` with ${formatMoney(vat)} VAT`}
      {client && (
        <>
          , to <bdi className="font-semibold">{client.company_name ?? client.full_name}</bdi>
        </>
      )}
      . The people of the company who see its prices are notified.
    </p>
  );
}
