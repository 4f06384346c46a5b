import { type DeclarationKind, type DeclarationState, isLodged } from '../customs/declaration-states.ts';
import type { AppointmentState } from '../deliveries/appointment-states.ts';
import type { CarrierBookingState, CutOff } from '../shipment-file/carrier-booking.ts';
import type { LegRole } from '../shipment-file/leg.ts';

/** The standard tasks that other records prove done, by their keys. */
export type ProvenTask =
  | 'arrival_notice'
  | 'book_carrier'
  | 'collect_documents'
  | 'delivery_appointment'
  | 'delivery_order'
  | 'ens'
  | 'export_declaration'
  | 'import_declaration'
  | 'insurance'
  | 'isf'
  | 'proof_of_delivery'
  | 'verified_gross_mass';

interface DocumentEvidence {
  /** The kinds of documents that are issued or uploaded. */
  documents: ReadonlySet<string>;
  /** The consignee or a notify party has the issued arrival notice. */
  is_notified: boolean;
}

/** An issued notice proves nothing while nobody who collects the goods has it. */
export function provenByDocuments({ documents, is_notified }: DocumentEvidence): ProvenTask[] {
  return [
    ...(is_notified ? (['arrival_notice'] as const) : []),
    ...(documents.has('commercial_invoice') && documents.has('packing_list')
      ? (['collect_documents'] as const)
      : []),
    ...(documents.has('insurance_certificate') ? (['insurance'] as const) : []),
    ...(documents.has('delivery_order') ? (['delivery_order'] as const) : []),
    ...(documents.has('proof_of_delivery') ? (['proof_of_delivery'] as const) : []),
  ];
}

interface BookingEvidence {
  carrier: string;
  state: CarrierBookingState;
  cut_offs: readonly CutOff[];
  /** Of the shipment; `carrier` is '' where a leg states none. */
  legs: readonly { role: LegRole; carrier: string }[];
}

/** A haulier is booked too, so only the carrier of the main carriage counts. */
export function provenByBooking({ carrier, state, cut_offs, legs }: BookingEvidence): ProvenTask[] {
  if (state === 'cancelled') return [];
  const name = carrier.trim().toLowerCase();
  const isOfMainCarriage = legs.some(
    (leg) =>
      leg.carrier.trim().toLowerCase() === name && (leg.role === 'main' || leg.role === 'transhipment'),
  );
  const isBooked = state !== 'requested' && state !== 'rolled' && isOfMainCarriage;
  const isWeighed = cut_offs.some(({ kind, met_at }) => kind === 'VGM' && met_at !== null);
  return [
    ...(isBooked ? (['book_carrier'] as const) : []),
    ...(isWeighed ? (['verified_gross_mass'] as const) : []),
  ];
}

const TASK_OF_DECLARATION: Partial<Record<DeclarationKind, ProvenTask>> = {
  import: 'import_declaration',
  export: 'export_declaration',
  ens: 'ens',
  isf: 'isf',
};

/** A declaration that customs have is done, whatever they decide; a rejected one has to be lodged again. */
export function provenByDeclarations(
  declarations: readonly { kind: DeclarationKind; state: DeclarationState }[],
): ProvenTask[] {
  return declarations.flatMap(({ kind, state }) => (isLodged(state) && TASK_OF_DECLARATION[kind]) || []);
}

/** A requested appointment is not agreed yet. */
export function provenByDelivery(delivery: {
  appointment_state: AppointmentState | null;
  delivered_at: Date | null;
}): ProvenTask[] {
  return [
    ...(delivery.appointment_state === 'confirmed' ? (['delivery_appointment'] as const) : []),
    ...(delivery.delivered_at ? (['proof_of_delivery'] as const) : []),
  ];
}
