import { DAY_MS } from '#domain/calendar/durations.ts';
import { insertAmendment } from '#server/amendments/amendments-table.ts';
import {
  insertCarrierBooking,
  replaceBookedShipments,
} from '#server/carrier-bookings/carrier-bookings-table.ts';
import { carrierCosts } from '#server/carrier-bookings/carrier-costs-table.ts';
import { newId } from '#server/database/statements/columns.ts';
import { customsDeclarations } from '#server/declarations/declarations-table.ts';
import { shippingDocuments } from '#server/documents/shipping-documents-table.ts';
import { exceptions } from '#server/exceptions/exceptions-table.ts';
import { insertFile } from '#server/files/shipment-files-table.ts';
import { milestoneRow } from '#server/milestones/milestone-rows.ts';
import { insertMilestones, insertOverride } from '#server/milestones/milestones-table.ts';
import { insertOrganisation } from '#server/organisations/organisations-table.ts';
import { insertBillLines } from '#server/supplier-bills/supplier-bill-lines-table.ts';
import { insertSupplierBill } from '#server/supplier-bills/supplier-bills-table.ts';
import { tasks } from '#server/tasks/tasks-table.ts';
import type { Booked } from './owner.ts';

export async function createFile({ product: { database }, customer, traits, shipment_id }: Booked) {
  const { user_id } = customer;
  const { word } = traits;
  const file_id = newId();
  await database.transaction((transaction) =>
    insertFile(
      transaction,
      {
        id: file_id,
        shipment_id,
        name: `${word} file.pdf`,
        kind: 'other',
        visibility: 'customer',
        media_type: 'application/pdf',
        size: 8,
        author_id: user_id,
        side: 'customer',
      },
      Buffer.from('%PDF-1.4'),
    ),
  );
  return { file_id };
}

export async function createCarrierBooking({ product: { database }, shipment_id }: Booked) {
  const carrier_booking = await database.transaction(async (transaction) => {
    const made = await insertCarrierBooking(transaction, { carrier: 'Northwind Lines', kind: 'direct' });
    await replaceBookedShipments(transaction, made.id, [shipment_id]);
    return made;
  });
  const carrier_cost_id = newId();
  await database.db.insert(carrierCosts).values({
    id: carrier_cost_id,
    carrier_booking_id: carrier_booking.id,
    charge_code: 'FRT',
    description: 'Freight',
    amount: 100,
    currency: 'USD',
    basis: 'equal',
  });
  return { carrier_booking_id: carrier_booking.id, carrier_cost_id };
}

/**
 * Bills of a supplier: one within the tolerance and recorded by nobody, so that anyone may approve it, one that is approved and one
 * that is paid.
 */
export async function createSupplierBills({ product: { database }, shipment_id, traits }: Booked) {
  const supplier_id = newId();
  const bills = { supplier_bill_id: newId(), approved_bill_id: newId(), paid_bill_id: newId() };
  const bill = (id: string, number: string, change: object = {}) => ({
    id,
    supplier_id,
    number: `${number} ${traits.digit}`,
    number_key: `${number}${traits.digit}`,
    billed_on: '2026-11-20',
    due_on: '2026-12-20',
    currency: 'USD',
    amount: 100,
    expected: 100,
    needs_approval: false,
    ...change,
  });
  const paid = {
    amount: 100,
    paid_on: '2026-11-21',
    reference: 'SEPA 1',
    recorded_at: '2026-11-21T12:00:00Z',
  };
  const payment = { id: newId(), ...paid, reversed_at: null, reversal_reason: null };
  await database.transaction(async (transaction) => {
    await insertOrganisation(transaction, { id: supplier_id, name: 'Northwind Lines', roles: ['carrier'] });
    await insertSupplierBill(transaction, bill(bills.supplier_bill_id, 'NW'));
    await insertSupplierBill(transaction, bill(bills.approved_bill_id, 'NWA', { status: 'approved' }));
    await insertSupplierBill(
      transaction,
      bill(bills.paid_bill_id, 'NWP', { status: 'approved', paid_on: paid.paid_on, payments: [payment] }),
    );
    await insertBillLines(
      transaction,
      Object.values(bills).map((bill_id) => ({
        bill_id,
        line_order: 0,
        charge_code: 'DOC',
        description: 'Documentation',
        amount: 100,
        expected: 100,
        needs_approval: false,
        shipment_id,
        charge_order: null,
        carrier_cost_id: null,
      })),
    );
  });
  return { ...bills, supplier_id };
}

export async function createExceptionsAndTask({ product: { database }, traits, shipment_id, now }: Booked) {
  const { word } = traits;
  const [exception_id, other_exception_id, task_id] = [newId(), newId(), newId()];
  await database.db.insert(exceptions).values(
    [exception_id, other_exception_id].map((exception, place) => ({
      id: exception,
      shipment_id,
      code: 'DAMAGE' as const,
      object: `Box ${place}`,
      severity: 'low' as const,
      customer_text: `${word} exception`,
      raised_at: now,
    })),
  );
  await database.db
    .insert(tasks)
    .values({ id: task_id, shipment_id, title: `${word} task`, created_at: now });
  return { exception_id, other_exception_id, task_id };
}

/** The customer sees the first, which is lodged, without the notes, and not the draft. */
export async function createDeclarations({ product: { database }, traits, shipment_id, now }: Booked) {
  const { word } = traits;
  const [declaration_id, other_declaration_id] = [newId(), newId()];
  const declared = { shipment_id, kind: 'import' as const, country: 'KR', lines: [], created_at: now };
  const texts = { office: `${word} office`, note: `${word} note`, number: `${word}4711` };
  await database.db.insert(customsDeclarations).values([
    { ...declared, ...texts, id: declaration_id, state: 'lodged', lodged_at: now },
    { ...declared, ...texts, id: other_declaration_id },
  ]);
  return { declaration_id, other_declaration_id };
}

export async function createMilestones({ product: { database }, traits, shipment_id }: Booked) {
  const { word } = traits;
  const reported = {
    shipment_id,
    object_kind: 'shipment' as const,
    leg_id: null,
    leg_sequence: null,
    equipment_number: null,
    code: 'ARRI' as const,
    classifier: 'EST' as const,
    occurred_at: new Date(),
    utc_offset: null,
    unlocode: 'NLRTM',
    facility: `${word} terminal`,
    source: 'carrier' as const,
    source_reference: '',
    reported_at: null,
    received_at: new Date(),
    document_type: '',
    document_reference: '',
    reason: `${word} delay`,
    recorded_by: null,
  };
  const milestone = milestoneRow(reported);
  const chosen = milestoneRow({ ...reported, code: 'DEPA' });
  await database.transaction(async (transaction) => {
    await insertMilestones(transaction, [milestone, chosen]);
    await insertOverride(transaction, {
      milestone_id: chosen.id,
      reason: `${word} log`,
      overridden_at: new Date(),
    });
  });
  return { milestone_id: milestone.id, chosen_milestone_id: chosen.id };
}

export async function createAmendments({ product: { database }, customer, traits, shipment_id }: Booked) {
  const { user_id } = customer;
  const { word } = traits;
  const amendment_ids: string[] = [];
  for (const fragile of [true, false]) {
    const amendment = await database.transaction((transaction) =>
      insertAmendment(transaction, {
        shipment_id,
        changes: { fragile },
        difference: { fragile: [!fragile, fragile] },
        reason: `${word} reason`,
        requested_by: user_id,
      }),
    );
    amendment_ids.push(amendment.id);
  }
  return { amendment_id: amendment_ids[0] ?? '', other_amendment_id: amendment_ids[1] ?? '' };
}

export async function createDocument(booked: Booked) {
  const { product, traits, shipment_id, tracking_number, now } = booked;
  const { database } = product;
  const { word } = traits;
  const document = { id: newId(), document_number: `BL-${word.toUpperCase()}-1` };
  await database.db.insert(shippingDocuments).values({
    ...document,
    shipment_id,
    document_type: 'bill_of_lading',
    document_data: { shipper: `${word} Shipper`, tracking_number },
    status: 'issued',
    issued_at: now,
  });
  return { document_id: document.id, document_number: document.document_number };
}

export async function createShareLink({ customer, tracking_number, now }: Booked) {
  const shared = await customer.request('POST', `/api/shipments/${tracking_number}/share-links`, {
    expires_at: new Date(now.getTime() + DAY_MS),
    show: ['map', 'events'],
  });
  return { share_link_id: shared.json().id, share_token: shared.json().url.split('/s/')[1] };
}
