import type { TransportMode } from '../routing/transport-mode.ts';
import type { DocumentType } from './document-type.ts';

const OF_ONE_MODE: Partial<Record<DocumentType, { mode: TransportMode; unless: string }>> = {
  bill_of_lading: { mode: 'sea', unless: 'A bill of lading needs a leg by sea; this shipment has none.' },
  airway_bill: { mode: 'air', unless: 'An air waybill needs a leg by air; this shipment has none.' },
};

/**
 * A sentence that says why the document type does not apply to a shipment; null when it applies. `modes` are those of
 * its legs, or the booked mode while no route is planned; an empty list is multi-modal, to which every type applies.
 */
export function notApplicableReason(type: DocumentType, modes: readonly TransportMode[]): string | null {
  const rule = OF_ONE_MODE[type];
  if (!rule || modes.length === 0 || modes.includes(rule.mode)) return null;
  return rule.unless;
}
