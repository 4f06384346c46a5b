import { Link } from 'react-router';
import type { SupplierBillLine } from '#contract/supplier-bills/bill-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { paths } from '#web/paths.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { Variance } from './variance.tsx';

/** The lines of a bill with the costs that they are matched to. */
export function BillLineTable({ lines }: { lines: readonly SupplierBillLine[] }) {
  const rows = lines.map((line, index) => ({ ...line, index }));
  return (
    <RecordTable
      caption="Lines"
      rows={rows}
      keyOf={({ index }) => String(index)}
      empty="No lines."
      columns={[
        {
          name: 'Charge',
          isTitle: true,
          cell: ({ description, charge_code }) => (
            <>
              {description} <span className="code text-ink-2">{charge_code}</span>
            </>
          ),
        },
        { name: 'For', cell: Cost },
        {
          name: 'Expected',
          isFigure: true,
          cell: ({ expected }) => (expected.amount === 0 ? 'Unexpected' : formatMoney(expected)),
        },
        { name: 'Billed', isFigure: true, cell: ({ amount }) => formatMoney(amount) },
        { name: 'Variance', isFigure: true, cell: Variance },
      ]}
    />
  );
}

function Cost({ tracking_number, carrier_booking }: SupplierBillLine) {
  if (carrier_booking)
    return (
      <Link to={paths.carrierBookings(carrier_booking.id)} className="link">
        <bdi>{carrier_booking.name}</bdi>
      </Link>
    );
  if (!tracking_number) return <span className="text-ink-2">Removed</span>;
  return (
    <Link to={`${paths.shipmentFile(tracking_number)}#money`} className="code link">
      {tracking_number}
    </Link>
  );
}
