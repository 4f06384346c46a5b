import { freightTermsOf, type Incoterm, namedPlaceOf } from '#domain/documents/incoterm.ts';
import type { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { isClientShipper } from './parties.ts';
import type { Random } from './random.ts';
import type { DemoShipment } from './shipments.ts';

type Terms = Pick<ShippingInstructions, 'incoterm' | 'incoterm_place' | 'freight_terms'>;

/** The client pays the main carriage: as the seller in advance, as the buyer on collect. */
const SOLD: Readonly<Record<'sea' | 'other', readonly Incoterm[]>> = {
  sea: ['CIF', 'CIF', 'CFR', 'DAP'],
  other: ['CIP', 'CIP', 'DAP', 'CPT'],
};
const BOUGHT: typeof SOLD = { sea: ['FOB', 'FOB', 'FCA', 'EXW'], other: ['FCA', 'FCA', 'FCA', 'EXW'] };

/** The incoterm of a shipment, with its named place. */
export function drawTerms(shipment: DemoShipment, random: Random): Terms {
  const { lane, legs, mode } = shipment.itinerary;
  const terms = isClientShipper(shipment) ? SOLD : BOUGHT;
  const incoterm = random.pick(terms[mode === 'sea' ? 'sea' : 'other']);
  const main = legs.find(({ transport_mode }) => transport_mode === mode);
  const isToPort = incoterm === 'CIF' || incoterm === 'CFR';
  const place = {
    origin: lane.origin.name,
    'port of loading': main?.from.name,
    destination: isToPort ? main?.to.name : lane.destination.name,
  }[namedPlaceOf(incoterm)];
  return { incoterm, incoterm_place: place ?? '', freight_terms: freightTermsOf(incoterm) };
}
