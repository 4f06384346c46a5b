import type { TransportMode } from '../routing/transport-mode.ts';
import type { DocumentType } from './document-type.ts';

const OF_ONE_MODE: Partial<Record<DocumentType, { mode: TransportMode; unless: string }>> = {
  bill_of_lading: { mode: 'sea', unless: 'A bill of lading needs a leg by sea; this shipment has none.' },
  airway_bill: { mode: 'air', unless: 'An air waybill needs a leg by air; this shipment has none.' },
};

/**
 * Why a shipment cannot have a document of the type, in words; null when it can. `modes` are those of its legs, or
 * its own where no route is planned; none at all is multi-modal, which may still get any.
 */
export function unfitReason(type: DocumentType, modes: readonly TransportMode[]): string | null {
  const rule = OF_ONE_MODE[type];
  if (!rule || modes.length === 0 || modes.includes(rule.mode)) return null;
  return rule.unless;
}
