import { distanceKm } from '#domain/places/distance.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { Point } from '#domain/places/place.ts';
import type { Stop } from '#domain/routing/route-leg.ts';
import type { LegPlace } from '#domain/shipment-file/leg.ts';
import type { Geography } from '../geography/geography.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';

/** A terminal or warehouse with known coordinates is this near to the place of its UN/LOCODE. */
const FACILITY_KM = 150;

type Located = Stop & { unlocode: string | null };

/** The position of a leg's end, or the sentence that says why it has none. */
export function locateLegPlace(
  geography: Geography,
  shipment: ShipmentRecord,
  place: LegPlace,
): Located | string {
  const { unlocode, name, latitude, longitude } = place;
  const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  if (unlocode) {
    const known = codedPlace(geography, unlocode);
    if (known) {
      const isOwn = point && distanceKm(known, point) <= FACILITY_KM;
      return { ...known, ...(isOwn && point), name: name || known.name, unlocode };
    }
    if (!point)
      return `We don’t know the UN/LOCODE ${unlocode}. Check it, or give the position of the place.`;
  }
  const named = endOfShipment(geography, shipment, name) ?? namedTown(geography, place);
  const town = point ? { name, country: named?.country ?? countryAt(geography, point), ...point } : named;
  if (!town) return 'We couldn’t find this place. Give its UN/LOCODE, or its town and country.';
  return { ...town, kind: 'place', code: null, unlocode };
}

function countryAt({ largeTownAt }: Geography, point: Point): string {
  return largeTownAt(point)?.country ?? '';
}

function codedPlace(geography: Geography, unlocode: string): Stop | undefined {
  const place = geography.unlocode(unlocode);
  if (!place) return undefined;
  const { code, name, country, latitude, longitude, kind } = place;
  return kind === 'port'
    ? { name, country, latitude, longitude, kind, code }
    : { name, country, latitude, longitude, kind: 'place', code: null };
}

type Town = Point & { name: string; country: string };

/** The origin or the destination of the shipment, by the name of its town. */
function endOfShipment(geography: Geography, shipment: ShipmentRecord, name: string): Town | undefined {
  const ends = [
    { city: shipment.origin_city, country: shipment.origin_country },
    { city: shipment.destination_city, country: shipment.destination_country },
  ];
  const end = ends.find(({ city }) => name.toLowerCase().startsWith(city.toLowerCase()));
  return end && locatePlace(geography.gazetteer, end);
}

function namedTown({ gazetteer }: Geography, { name, country }: LegPlace): Town | undefined {
  const [city = '', inName = ''] = name.split(/,\s*(?=[^,]*$)/);
  const located = locatePlace(gazetteer, { city, country: country || inName }, { exact: true });
  return located?.approximate ? undefined : located;
}
