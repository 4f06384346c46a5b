import type { Container, ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { Cargo } from './cargo.ts';
import type { Chance } from './chance.ts';
import type { Itinerary } from './itineraries.ts';
import { after } from './moments.ts';
import type { DemoShipment } from './shipments.ts';
import { drawAirWaybillNumber, drawContainerNumber } from './transport-numbers.ts';

type Carriage = Partial<ShippingInstructions>;

const SEA_CARRIERS = ['Sextant Ocean Lines', 'Kestrel Container Line', 'Halcyon Liner Services'];
const AIRLINE = 'Graywing Air Cargo';
/** Fills a container of its own; less travels together with other goods. */
const FCL_FROM_M3 = 15;
/** What goes into 20 feet. */
const SHORT_M3 = 28;

/** How the goods travel, in the words of the carrier; empty by road and rail, whose papers we do not draw up. */
export function drawCarriage(shipment: DemoShipment, chance: Chance): Carriage {
  const { mode } = shipment.itinerary;
  if (mode === 'sea') return bySea(shipment, chance);
  return mode === 'air' ? byAir(shipment, chance) : {};
}

/** When the main leg starts, and whether it has; of a shipment that waits it is planned. */
export function mainDeparture({ itinerary, schedule }: DemoShipment): { at: Date; is_past: boolean } {
  const { share } = gateOf(itinerary);
  const { journey, departure } = schedule;
  if (journey && share <= journey.share) return { at: journey.reachedAt(share), is_past: true };
  return { at: after(departure, share * itinerary.duration_ms), is_past: false };
}

function bySea(shipment: DemoShipment, chance: Chance): Carriage {
  const { itinerary, cargo, vehicles } = shipment;
  const { origin, destination } = itinerary.lane;
  const departure = mainDeparture(shipment);
  const containers = isFullLoad(cargo) ? [drawContainer(cargo, chance)] : [];
  return {
    carrier: chance.pick(SEA_CARRIERS),
    vessel: vehicles.sea,
    voyage: `${chance.whole(101, 689)}${chance.pick(['E', 'W', 'N', 'S'])}`,
    place_of_receipt: origin.name,
    place_of_delivery: destination.name,
    on_board_date: departure.is_past ? dayOf(departure.at) : '',
    cargo_movement: containers.length > 0 ? 'FCL' : 'LCL',
    containers,
  };
}

function byAir(shipment: DemoShipment, chance: Chance): Carriage {
  const { legs } = shipment.itinerary;
  const flown = legs.find(({ transport_mode }) => transport_mode === 'air');
  return {
    carrier: AIRLINE,
    air_waybill_number: drawAirWaybillNumber(chance),
    airport_of_departure: airport(flown?.from),
    airport_of_destination: airport(flown?.to),
    flight: shipment.vehicles.air.replace(/ \(.*/, ''),
    flight_date: dayOf(mainDeparture(shipment).at),
  };
}

function airport(stop: { name: string; code: string | null } | undefined): string {
  return stop ? [stop.name, stop.code && `(${stop.code})`].filter(Boolean).join(' ') : '';
}

function isFullLoad({ weight, commodity: { density } }: Cargo): boolean {
  return weight / density >= FCL_FROM_M3;
}

function drawContainer({ weight, commodity }: Cargo, chance: Chance): Container {
  const length = weight / commodity.density < SHORT_M3 ? '22' : '45';
  const type = commodity.flags.includes('temperature_controlled') ? 'R1' : 'G1';
  return {
    number: drawContainerNumber(chance),
    size_type: length + type,
    seals: `GS${chance.whole(100_000, 999_999)}`,
  };
}

/** The stop at which the main leg starts. */
function gateOf({ legs, mode, stops }: Itinerary): { share: number } {
  // Every leg before it is one of a lorry, without a call between.
  return stops[legs.findIndex(({ transport_mode }) => transport_mode === mode)] ?? { share: 0 };
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
