import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { dayText } from '#domain/calendar/local-time.ts';
import type { EstimateSource } from '#domain/shipments/delivery-estimate.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { MIN_SHIPMENTS } from '#domain/tracking/confidence-window.ts';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '../moment.tsx';
import { useReader } from '../reader.ts';
import { EstimateChart } from './estimate-chart.tsx';

type Shipment = Pick<
  TrackedShipment,
  'status' | 'estimate_history' | 'delivery_window' | 'promised_delivery_day' | 'destination_time_zone'
>;

const AUTHORS: Record<EstimateSource, string> = {
  booking: 'Booking',
  staff: 'Groundswell',
  position: 'Vehicle position',
  route: 'New route',
  carrier: 'Carrier',
  connection: 'Computed from the connection',
};

/** The promise and every change of the estimate, as a step chart and as a table; nothing without a history. */
export function EstimateHistory({
  status,
  estimate_history,
  delivery_window,
  promised_delivery_day,
  destination_time_zone,
}: Shipment) {
  const { locale } = useReader();
  const [first] = estimate_history;
  if (!first) return null;
  const changes = estimate_history.length - 1;
  return (
    <Card>
      <section aria-labelledby="estimate-heading">
        <h2 id="estimate-heading" className="text-h3">
          How the estimate moved
        </h2>
        {isActive(status) && <Window window={delivery_window} time_zone={destination_time_zone} />}
        {changes === 0 ? (
          <p className="mt-2 text-ui">
            Unchanged since <Moment at={first.made_at} />.
          </p>
        ) : (
          <>
            <EstimateChart
              estimates={estimate_history}
              promised_day={promised_delivery_day}
              time_zone={destination_time_zone}
            />
            <details className="mt-3 text-dense">
              <summary className="cursor-pointer font-semibold">
                Changed {changes === 1 ? 'once' : `${changes} times`}. View as table
              </summary>
              <table className="mt-2 w-full text-left">
                <caption className="sr-only">Estimates of the delivery, oldest first</caption>
                <thead className="text-caption">
                  <tr>
                    <th scope="col">Date</th>
                    <th scope="col">Estimate</th>
                    <th scope="col">Source</th>
                  </tr>
                </thead>
                <tbody>
                  {estimate_history.map(({ made_at, estimated_delivery, source, reason }) => (
                    <tr key={made_at.toISOString()} className="border-t border-line align-top">
                      <td className="py-1.5 pr-3">
                        <Moment at={made_at} />
                      </td>
                      <td className="py-1.5 pr-3 font-semibold">
                        {estimated_delivery
                          ? dayText(estimated_delivery, locale, destination_time_zone)
                          : 'TBD'}
                      </td>
                      <td className="py-1.5">
                        {AUTHORS[source]}
                        {reason && <span className="block text-ink-2">{reason}</span>}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </>
        )}
      </section>
    </Card>
  );
}

interface WindowProps {
  window: TrackedShipment['delivery_window'];
  time_zone: string;
}

/** Between which days the delivery is likely, by our own deliveries on the lane. */
function Window({ window, time_zone }: WindowProps) {
  const { locale } = useReader();
  if (!window)
    return (
      <p className="mt-2 text-caption">
        No likely range: we have made fewer than {MIN_SHIPMENTS} deliveries on this lane by this mode.
      </p>
    );
  const [from, to] = [dayText(window.from, locale, time_zone), dayText(window.to, locale, time_zone)];
  return (
    <p className="mt-2 text-ui">
      Likely <span className="font-semibold">{from === to ? `on ${from}` : `between ${from} and ${to}`}</span>
      <span className="block text-caption">
        Eight in ten of our last {window.shipments} deliveries on this lane were within this range of their
        estimate.
      </span>
    </p>
  );
}
