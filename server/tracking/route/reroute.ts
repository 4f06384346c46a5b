import { chosenPorts } from '#domain/routing/route-options.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../../api/call-context.ts';
import { touchInstructions } from '../../documents/shipping-instructions-table.ts';
import { lockNumber } from '../../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { markApproximate } from '../../shipment-records/shipments-table.ts';
import { operations } from '../operations.ts';
import { planRoute } from './plan-route.ts';
import { replaceRoute } from './replace-route.ts';
import { listLegs } from './route-legs-table.ts';
import { listWaypoints, type WaypointRecord } from './route-waypoints-table.ts';
import { transferLegDetails } from './transfer-leg-details.ts';
import { legRows } from './write-route.ts';

export const reroute = operations.reroute.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    if (!isActive(shipment.status)) throw errors.ENDED();
    const route = planRoute(context.geography, shipment, chosenPorts(input));
    if (!route) throw errors.ROUTE_UNAVAILABLE();

    const known = await listWaypoints(transaction, shipment.id);
    if (!areOf(known, input.waypoints)) throw errors.VERSION_CONFLICT();

    const before = await listLegs(transaction, shipment.id);
    const stops = await replaceRoute(transaction, shipment.id, known, route);
    await transferLegDetails(
      transaction,
      shipment.id,
      before,
      legRows(shipment.id, route.legs),
      context.now(),
    );
    await touchInstructions(transaction, shipment.id, {
      updated_at: context.now(),
      updated_by: signedIn(context).user_id,
    });
    await markApproximate(transaction, shipment, {
      origin_approximate: route.origin.approximate,
      destination_approximate: route.destination.approximate,
    });
    const names = (list: readonly { location_name: string }[]) =>
      list.map(({ location_name }) => location_name);
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'tracking.reroute',
      detail: {
        legs: route.legs.map(({ transport_mode, from, to }) => ({
          transport_mode,
          from: from.name,
          to: to.name,
        })),
        removed: names(stops.removed),
        added: names(stops.added),
      },
    });
    const reached = stops.reached.length;
    return { legs: route.legs.length, reached, kept: reached, added: stops.added.length };
  }),
);

function areOf(known: readonly WaypointRecord[], ids: readonly string[]): boolean {
  const named = new Set(ids);
  return known.length === named.size && known.every(({ id }) => named.has(id));
}
