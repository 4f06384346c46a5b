import type { ShippingInstructions } from '../documents/shipping-instructions.ts';
import type { Vehicle } from '../routing/route-leg.ts';
import type { TransportMode } from '../routing/transport-mode.ts';

interface Leg {
  leg_order: number;
  transport_mode: TransportMode;
  vehicle: Vehicle | null;
}

/** The carrier, vessel and flight of a leg; vessel is null and texts are '' where unknown. */
interface LegCarriage {
  leg_order: number;
  from_unlocode: string | null;
  carrier: string;
  vessel_name: string | null;
  voyage: string;
  flight: string;
}

/** The first leg by ship and by aircraft: the bill of lading states its vessel, the air waybill its flight. */
export function documentedLegs<Each extends Leg>(legs: readonly Each[]): { sea?: Each; air?: Each } {
  const sea = legs.find(
    ({ transport_mode, vehicle }) => transport_mode === 'sea' && vehicle !== 'barge' && vehicle !== 'ferry',
  );
  const air = legs.find(({ transport_mode }) => transport_mode === 'air');
  return { ...(sea && { sea }), ...(air && { air }) };
}

/** What the legs state in place of the instructions; their ports, once staff have recorded these by UN/LOCODE. */
export function carriageOf(
  legs: readonly Leg[],
  details: readonly LegCarriage[],
): Partial<ShippingInstructions> {
  const { sea, air } = documentedLegs(legs);
  const of = (leg: Leg | undefined) => details.find(({ leg_order }) => leg_order === leg?.leg_order);
  const [ship, flight] = [of(sea), of(air)];
  const carrier = ship?.carrier || flight?.carrier;
  return {
    ...(carrier && { carrier }),
    ...(ship?.from_unlocode && { port_of_loading: '', port_of_discharge: '' }),
    ...(ship?.vessel_name && { vessel: ship.vessel_name }),
    ...(ship?.voyage && { voyage: ship.voyage }),
    ...(flight?.from_unlocode && { airport_of_departure: '', airport_of_destination: '' }),
    ...(flight?.flight && { flight: flight.flight }),
  };
}
