/** A call of the vehicle of one leg, at its start or its end. */
interface TransportCall {
  shipment_id: string;
  /** Null for the shipment as a whole. */
  leg_id: string | null;
  is_end: boolean;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ID = new RegExp(`^(${UUID})(?:\\.(${UUID}))?\\.(from|to)$`);

/** Contains the shipment, so that its events are found without an index of calls. */
export function transportCallId({ shipment_id, leg_id, is_end }: TransportCall): string {
  return [shipment_id, leg_id, is_end ? 'to' : 'from'].filter(Boolean).join('.');
}

export function readTransportCallId(id: string): TransportCall | null {
  const [, shipment_id, leg_id, end] = ID.exec(id) ?? [];
  return shipment_id ? { shipment_id, leg_id: leg_id ?? null, is_end: end === 'to' } : null;
}
