import type { DeclarationKind } from '#domain/customs/declaration-states.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { type Leg, readLegs } from '../milestones/read-legs.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { DeclarationRecord } from './declarations-table.ts';

interface DeclarationPlace {
  /** '' where the route has none. */
  unlocode: string;
  time_zone: string;
}

/** Filed before the goods are loaded, for a country that they enter later. */
const BEFORE_LOADING: readonly DeclarationKind[] = ['ens', 'isf'];

/**
 * Where customs deal with a declaration: where the goods leave or enter its country; where the route does not touch it, where the
 * main carriage begins or ends; without a route, at the origin or the destination. A security filing is dealt with where the
 * goods are loaded.
 */
export async function declarationPlaces(
  connection: Connection,
  context: { geography: Geography },
  shipment: ShipmentRecord,
): Promise<(declaration: Pick<DeclarationRecord, 'kind' | 'country'>) => DeclarationPlace> {
  const legs = await readLegs(connection, context, shipment.id);
  const carriage = legs.filter(({ role }) => role === 'main' || role === 'transhipment');
  const used = carriage.length > 0 ? carriage : legs;
  const { timeZones } = context.geography;
  const loading = used[0]?.from;
  const arrival = used.at(-1)?.to;
  const origin = timeZones.ofTown(shipment.origin_city, shipment.origin_country);
  const destination = timeZones.ofTown(shipment.destination_city, shipment.destination_country);
  return ({ kind, country }) => {
    const isThere = ({ unlocode }: Leg['from']) => unlocode?.startsWith(country) ?? false;
    const exit = kind === 'export' ? legs.map(({ from }) => from).findLast(isThere) : undefined;
    const [place, time_zone] =
      kind === 'export' || BEFORE_LOADING.includes(kind)
        ? [exit ?? loading, origin]
        : [legs.map(({ to }) => to).find(isThere) ?? arrival, destination];
    return { unlocode: place?.unlocode ?? '', time_zone: place?.time_zone ?? time_zone };
  };
}
