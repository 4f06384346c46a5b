import type { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { Random } from './random.ts';
import type { DemoShipment } from './shipments.ts';

type Terms = Pick<ShippingInstructions, 'incoterm' | 'incoterm_place' | 'freight_terms'>;

const BY_SEA = ['CIF', 'CIF', 'CFR', 'FOB'] as const;
const ANYHOW = ['CIP', 'CIP', 'DAP', 'FCA'] as const;

/** The incoterm of a shipment, with its named place. */
export function drawTerms({ itinerary }: DemoShipment, random: Random): Terms {
  const { lane, legs, mode } = itinerary;
  const incoterm = random.pick(mode === 'sea' ? BY_SEA : ANYHOW);
  const main = legs.find(({ transport_mode }) => transport_mode === mode);
  const is_collect = incoterm === 'FOB' || incoterm === 'FCA';
  const [from, to] =
    mode === 'sea' ? [main?.from.name, main?.to.name] : [lane.origin.name, lane.destination.name];
  return {
    incoterm,
    incoterm_place: (is_collect ? from : to) ?? '',
    freight_terms: is_collect ? 'collect' : 'prepaid',
  };
}
