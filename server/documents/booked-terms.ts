import { composeDocument, type Facts } from '#domain/documents/compose-document.ts';
import { totalPackages } from '../pdf/documents/quantities.ts';
import { cubicMetres, joinParts } from '../pdf/pdf-messages.ts';

/** The terms and the main carriage of a booking by name, as its documents state them; null or '' where unknown. */
export function bookedTerms(facts: Facts): Record<string, string | null> {
  const { instructions, shipment } = facts;
  const common = {
    'Your reference': instructions.own_reference,
    Consignee: instructions.consignee.name,
    'Notify party': instructions.notify_party.name,
    // An Incoterm that nobody has chosen is not confirmed.
    'Terms of delivery':
      instructions.incoterm === null ? null : composeDocument('commercial_invoice', facts).incoterm,
  };
  if (shipment.transport_mode === 'air') {
    const { airport_of_departure, airport_of_destination, transport } = composeDocument('airway_bill', facts);
    return {
      ...common,
      Airports: joinParts([airport_of_departure, airport_of_destination], ' – '),
      Flight: transport.flight,
    };
  }
  const { port_of_loading, port_of_discharge, transport } = composeDocument('bill_of_lading', facts);
  return {
    ...common,
    Ports: joinParts([port_of_loading, port_of_discharge], ' – '),
    'Vessel and voyage': joinParts([transport.vessel, transport.voyage]),
  };
}

/** The packages and the volume of a booking by name, where its cargo lines state them. */
export function bookedMeasures(facts: Facts): Record<string, string | null> {
  const { cargo } = composeDocument('packing_list', facts);
  return { Packages: totalPackages(cargo), Volume: cubicMetres(cargo.totals.measurement_m3) };
}
