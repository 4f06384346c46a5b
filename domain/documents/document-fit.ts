import type { TransportMode } from '../routing/transport-mode.ts';
import { NOTIFIED_MODES } from './arrival/arrival.ts';
import type { DocumentType } from './document-type.ts';
import type { DocumentedShipment } from './shipment-facts.ts';

interface ModeRule {
  modes: readonly TransportMode[];
  unless: string;
  /** The reason where there are other modes too; without it they do not matter. */
  alone?: string;
  /** The reason within one country; without it that does not matter. */
  domestic?: string;
}

const OF_SOME_MODES: Partial<Record<DocumentType, ModeRule>> = {
  bill_of_lading: { modes: ['sea'], unless: 'A bill of lading needs a leg by sea; this shipment has none.' },
  airway_bill: { modes: ['air'], unless: 'An air waybill needs a leg by air; this shipment has none.' },
  cmr_note: {
    modes: ['road'],
    unless: 'A CMR consignment note needs a leg by road; this shipment has none.',
    alone: 'A CMR consignment note is for carriage by road alone; this shipment has legs by other modes.',
    domestic: 'A CMR consignment note is for carriage between two countries; this shipment stays within one.',
  },
  arrival_notice: {
    modes: NOTIFIED_MODES,
    unless: 'An arrival notice needs a leg by sea, air or rail; this shipment has none.',
  },
  delivery_order: {
    modes: NOTIFIED_MODES,
    unless: 'A delivery order needs a leg by sea, air or rail; this shipment has none.',
  },
};

/**
 * A sentence that says why the document type does not apply to a shipment; null when it applies. `modes` are those of
 * its legs, or the booked mode while no route is planned; an empty list is multi-modal, to which every type applies. Without
 * `ends`, the countries are not compared.
 */
export function notApplicableReason(
  type: DocumentType,
  modes: readonly TransportMode[],
  ends?: Pick<DocumentedShipment, 'origin_country' | 'destination_country'>,
): string | null {
  const rule = OF_SOME_MODES[type];
  if (!rule) return null;
  const isDomestic = ends !== undefined && ends.origin_country === ends.destination_country;
  return reasonOfModes(rule, modes) ?? (isDomestic ? (rule.domestic ?? null) : null);
}

function reasonOfModes(rule: ModeRule, modes: readonly TransportMode[]): string | null {
  if (modes.length === 0) return null;
  if (!rule.modes.some((mode) => modes.includes(mode))) return rule.unless;
  return rule.alone && modes.some((mode) => !rule.modes.includes(mode)) ? rule.alone : null;
}
