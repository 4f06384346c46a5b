import { calendarDay } from '#domain/calendar/calendar-day.ts';
import type { Container, ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { Cargo } from '../cargo.ts';
import { containerTypeOf, loadOf } from '../loads.ts';
import type { Random } from '../random.ts';
import type { DemoShipment } from '../shipments.ts';
import { drawAirWaybillNumber, drawContainerNumber } from './transport-numbers.ts';

type Carriage = Partial<ShippingInstructions>;

const SEA_CARRIERS = ['Sextant Ocean Lines', 'Kestrel Container Line', 'Halcyon Liner Services'];
const AIRLINE = 'Graywing Air Cargo';
/** The beginning of each carrier's booking references. */
export const REFERENCE_PREFIXES: Readonly<Record<string, string>> = {
  'Sextant Ocean Lines': 'SXO',
  'Kestrel Container Line': 'KCL',
  'Halcyon Liner Services': 'HLS',
  [AIRLINE]: 'GWA',
};
/** Of liner services: the first letter of a voyage number. */
const SERVICES = ['A', 'F', 'M', 'T'];

/** The carrier's details of the carriage; empty for road and rail, whose documents we do not issue. */
export function drawCarriage(shipment: DemoShipment, time_zone: string, random: Random): Carriage {
  const { mode } = shipment.itinerary;
  if (mode === 'sea') return bySea(shipment, random);
  return mode === 'air' ? byAir(shipment, time_zone, random) : {};
}

function bySea({ itinerary, cargo, vehicles }: DemoShipment, random: Random): Carriage {
  const { origin, destination } = itinerary.lane;
  const containers = loadOf(cargo) === 'part' ? [] : [drawContainer(cargo, random)];
  return {
    carrier: random.pick(SEA_CARRIERS),
    vessel: vehicles.sea,
    voyage: `${random.pick(SERVICES)}${random.whole(101, 689)}${directionOf(itinerary)}`,
    place_of_receipt: origin.name,
    place_of_delivery: destination.name,
    cargo_movement: containers.length > 0 ? 'FCL' : 'LCL',
    containers,
  };
}

/** The heading of the voyage, as liner companies add it to the number. */
function directionOf({ legs }: DemoShipment['itinerary']): string {
  const voyage = legs.find(({ transport_mode }) => transport_mode === 'sea');
  if (!voyage) return '';
  const north = voyage.to.latitude - voyage.from.latitude;
  const east = ((voyage.to.longitude - voyage.from.longitude + 540) % 360) - 180;
  if (Math.abs(north) > Math.abs(east)) return north > 0 ? 'N' : 'S';
  return east > 0 ? 'E' : 'W';
}

function byAir(shipment: DemoShipment, time_zone: string, random: Random): Carriage {
  const { itinerary, vehicles, schedule } = shipment;
  const flown = itinerary.legs.find(({ transport_mode }) => transport_mode === 'air');
  return {
    carrier: AIRLINE,
    air_waybill_number: drawAirWaybillNumber(random),
    airport_of_departure: airport(flown?.from),
    airport_of_destination: airport(flown?.to),
    flight: vehicles.air.replace(/ \(.*/, ''),
    flight_date: calendarDay(schedule.sailed, time_zone),
  };
}

function airport(stop: { name: string; code: string | null } | undefined): string {
  return stop ? [stop.name, stop.code && `(${stop.code})`].filter(Boolean).join(' ') : '';
}

function drawContainer(cargo: Cargo, random: Random): Container {
  return {
    number: drawContainerNumber(random),
    size_type: containerTypeOf(cargo),
    seals: `GS${random.whole(100_000, 999_999)}`,
  };
}
