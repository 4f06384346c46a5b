import { Link } from 'react-router';
import type { CarrierBooking, CarrierCost } from '#contract/carrier-bookings.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { codeLabel } from '../shipment-file/file-text.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { BASIS_NAMES } from './booking-labels.ts';

interface CostTableProps {
  booking: Pick<CarrierBooking, 'id'>;
  costs: readonly CarrierCost[];
}

/** Each cost with the share of every shipment. */
export function CostTable({ booking, costs }: CostTableProps) {
  return (
    <RecordTable
      caption="Costs and their shares"
      rows={costs}
      keyOf={({ id }) => id}
      empty="No costs yet."
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
        { name: 'Shared', cell: ({ basis }) => BASIS_NAMES[basis] },
        { name: 'Cost', isFigure: true, cell: ({ amount }) => formatMoney(amount) },
        { name: 'Shares', cell: ({ shares }) => <Shares shares={shares} /> },
        {
          name: 'Actions',
          isAction: true,
          cell: (cost) => <RemoveCost booking_id={booking.id} cost={cost} />,
        },
      ]}
    />
  );
}

function Shares({ shares }: Pick<CarrierCost, 'shares'>) {
  return (
    <ul className="flex flex-col gap-1">
      {shares.map(({ tracking_number, amount, status }) => (
        <li key={tracking_number} className="flex flex-wrap justify-between gap-x-4">
          <Link to={`${paths.shipmentFile(tracking_number)}#money`} className="code link">
            {tracking_number}
          </Link>
          <span>
            <span className="text-ink-2">{codeLabel(status)}</span>{' '}
            <span className="num">{formatMoney(amount)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function RemoveCost({ booking_id, cost }: { booking_id: string; cost: CarrierCost }) {
  const online = useOnline();
  const remove = useWrite({
    send: (_: null, options) =>
      call.carrierBookings.removeCost({ id: booking_id, cost_id: cost.id }, options),
    failureToast: { title: 'The cost was not removed' },
    invalidates: api.carrierBookings.key(),
  });
  return (
    <Button
      variant="secondary"
      aria-label={`Remove ${cost.description}`}
      pending={remove.pending}
      busyLabel="Removing..."
      disabled={!online}
      onClick={() => remove.write(null)}
    >
      Remove
    </Button>
  );
}
