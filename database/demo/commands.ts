import type { DocumentType } from '#domain/documents/document-type.ts';
import type { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { Signature } from '#domain/documents/signature.ts';
import type { ContactMessage } from '#domain/enquiries/contact-message.ts';
import type { QuoteRequest } from '#domain/quotes/quote-request.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Priority } from '#domain/shipments/priority.ts';
import type { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { PositionReport } from '#domain/tracking/position-report.ts';
import type { DemoPerson } from './people.ts';

/** The calls of operations that create the demonstration: caller, operation, time and input. */
export type Command = { at: Date } & (
  | { operation: 'shipments.create'; by: DemoPerson; tracking_number: string; input: Booking }
  | { operation: 'shipments.confirm'; by: DemoPerson; tracking_number: string; input: Confirmation }
  | { operation: 'shipments.changeStatus'; by: DemoPerson; tracking_number: string; input: StatusInput }
  | { operation: 'shipments.edit'; by: DemoPerson; tracking_number: string; input: EstimateInput }
  | { operation: 'tracking.addEvent'; by: DemoPerson; tracking_number: string; input: EventInput }
  | {
      operation: 'tracking.deleteEvent';
      by: DemoPerson;
      tracking_number: string;
      input: { location: string; description: string };
    }
  | { operation: 'positions'; by: null; tracking_number: string; input: PositionReport }
  | { operation: 'instructions.save'; by: DemoPerson; tracking_number: string; input: ShippingInstructions }
  | { operation: 'documents.generate'; by: DemoPerson; tracking_number: string; input: DocumentType }
  | { operation: 'documents.issue'; by: DemoPerson; tracking_number: string; input: IssueInput }
  | { operation: 'invoices.issue'; by: DemoPerson; tracking_number: string; input: null }
  | { operation: 'invoices.recordPayment'; by: DemoPerson; tracking_number: string; input: { paid_at: Date } }
  | { operation: 'quotes.request'; by: DemoPerson | null; reference: string; input: QuoteRequest }
  | { operation: 'quotes.answer'; by: DemoPerson; reference: string; input: AnswerInput }
  | { operation: 'quotes.accept'; by: DemoPerson; reference: string; tracking_number: string; input: null }
  | { operation: 'quotes.decline'; by: DemoPerson; reference: string; input: { reason: string } }
  | {
      operation: 'quotes.convert';
      by: DemoPerson;
      reference: string;
      tracking_number: string;
      input: ConvertInput;
    }
  | { operation: 'enquiries.send'; by: null; input: ContactMessage }
  /** Of the message from this address. */
  | { operation: 'enquiries.change'; by: DemoPerson; input: { email: string; answered: true } }
);

export type Operation = Command['operation'];
export type CommandOf<Name extends Operation> = Extract<Command, { operation: Name }>;

export type Booking = Omit<ShipmentDraft, 'cargo_lines'> & { transport_mode: TransportMode };

interface Confirmation {
  price_cents: number;
  note: string;
}

interface StatusInput {
  status: ShipmentStatus;
  location: string;
  description: string;
}

/** Also sets the status. */
export interface EventInput extends StatusInput {
  latitude: number;
  longitude: number;
  loaded: boolean;
  occurred_at: Date;
}

interface EstimateInput {
  estimated_delivery_date: Date;
  reason: string;
}

/** Confirms all proposed values of the draft. */
interface IssueInput {
  document_type: DocumentType;
  signature: Signature | null;
}

interface AnswerInput {
  offered_cents: number;
  offered_mode: TransportMode;
  offer_note: string;
}

interface ConvertInput {
  origin_address: string;
  destination_address: string;
  cost_cents: number;
  priority: Priority;
  transport_mode: TransportMode;
  estimated_delivery_date: Date | null;
}
