import type { AnySchema } from '@orpc/contract';
import type * as z from 'zod';
import { StoredContact } from '#contract/address-book.ts';
import { Amendment } from '#contract/amendments.ts';
import { ApiKey } from '#contract/api-keys.ts';
import { AuditEntry } from '#contract/audit.ts';
import { BookingTemplate } from '#contract/booking-templates.ts';
import { Branch, LegalEntity } from '#contract/branches.ts';
import { JobApplicationRow } from '#contract/careers.ts';
import { CarrierBooking, CarrierBookingRow } from '#contract/carrier-bookings.ts';
import { Charge, ProfitFigures } from '#contract/charges.ts';
import { Device } from '#contract/devices.ts';
import { DocumentRow, ShipmentDocument, VerifiedDocument } from '#contract/documents.ts';
import { EnquiryRow } from '#contract/enquiries.ts';
import { ShipmentFile as UploadedFile } from '#contract/files.ts';
import { FleetPosition, FleetRow } from '#contract/fleet.ts';
import { Invoice, InvoiceRow, StaffInvoice } from '#contract/invoices/invoice-records.ts';
import { MailRow } from '#contract/mail.ts';
import { Message, MessageThread } from '#contract/messages.ts';
import { Milestone } from '#contract/milestones.ts';
import { showMoney } from '#contract/operation/money-fields.ts';
import { Member } from '#contract/organisations/members.ts';
import { Organisation } from '#contract/organisations/organisation-records.ts';
import { MergeProposal } from '#contract/organisations/organisations.ts';
import { PasskeyRow } from '#contract/people/passkeys.ts';
import { PersonRecord, PersonRow } from '#contract/people/staff.ts';
import { OfferedOption, QuoteRow } from '#contract/quotes/customer.ts';
import { StaffQuote, StaffQuoteRow } from '#contract/quotes/staff.ts';
import { NumberedLine, Tariff } from '#contract/rates/tariffs.ts';
import { OfferedOption as RouteOption } from '#contract/routing.ts';
import { SharedShipment, ShareLink } from '#contract/share-links.ts';
import { ShipmentRow } from '#contract/shipments/customer.ts';
import { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { HistoryEntry, StaffShipment } from '#contract/shipments/staff.ts';
import { OpenCost, SupplierBill, SupplierBillRow } from '#contract/supplier-bills/bill-records.ts';
import { ShipmentDetails, TrackedRoute, TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { Money } from '#domain/money/money.ts';
import { RefusedRow } from '#domain/spreadsheet/refused-row.ts';

const NAMED: Readonly<Record<string, AnySchema>> = {
  Amendment,
  ApiKey,
  AuditEntry,
  BookingTemplate,
  Branch,
  CarrierBooking,
  CarrierBookingRow,
  Charge,
  Contact: StoredContact,
  Device,
  DocumentRow,
  EnquiryRow,
  FleetPosition,
  FleetRow,
  HistoryEntry,
  Invoice,
  InvoiceRow,
  JobApplicationRow,
  LegalEntity,
  MailRow,
  Member,
  MergeProposal,
  Message,
  MessageThread,
  Milestone,
  Money,
  OpenCost,
  Organisation,
  PasskeyRow,
  PersonRecord,
  PersonRow,
  ProfitFigures,
  QuoteOption: OfferedOption,
  QuoteRow,
  RefusedRow,
  RouteOption,
  ShareLink,
  SharedShipment,
  ShipmentDetails,
  ShipmentDocument,
  ShipmentFile,
  ShipmentRow,
  StaffInvoice,
  StaffQuote,
  StaffQuoteRow,
  StaffShipment,
  SupplierBill,
  SupplierBillRow,
  Tariff,
  TariffLine: NumberedLine,
  TrackedRoute,
  TrackedShipment,
  UploadedFile,
  VerifiedDocument,
  Webhook,
  WebhookDelivery,
};

/** Schemas of responses that the document defines once, by name. */
export const COMPONENTS = Object.fromEntries(
  Object.entries(NAMED).map(([name, schema]) => [
    name,
    { schema: showMoney(schema as z.ZodType), strategy: 'output' as const },
  ]),
);
