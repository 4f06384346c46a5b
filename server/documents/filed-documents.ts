import { and, eq, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { profiles } from '../people/profiles-table.ts';
import { isOfReader, type Reader } from '../shipment-records/reader.ts';
import { lockShipment, type ShipmentRecord, shipments } from '../shipment-records/shipments-table.ts';
import { type DocumentRecord, shippingDocuments } from './shipping-documents-table.ts';

const generators = alias(profiles, 'generators');
const issuers = alias(profiles, 'issuers');

/** A document with its shipment and the full names of the people who generated and issued it. */
export interface FiledDocument {
  document: DocumentRecord;
  shipment: ShipmentRecord;
  generated_by_name: string | null;
  issued_by_name: string | null;
}

export async function findDocument(
  connection: Connection,
  document_number: string,
  reader: Reader,
): Promise<FiledDocument | undefined> {
  const [found] = await listFiled(
    connection,
    and(eq(shippingDocuments.document_number, document_number), isOfReader(reader)),
  );
  return found;
}

export async function findDocumentByCode(
  connection: Connection,
  verification_code: string,
): Promise<FiledDocument | undefined> {
  const [found] = await listFiled(connection, eq(shippingDocuments.verification_code, verification_code));
  return found;
}

/** The document with its shipment, which is locked until the transaction ends. */
export async function lockDocument(
  transaction: Transaction,
  document_number: string,
  reader: Reader,
): Promise<FiledDocument | undefined> {
  const named = await findDocument(transaction, document_number, reader);
  if (!named) return undefined;
  await lockShipment(transaction, named.shipment.id);
  // Reads again, because a concurrent transaction may have changed it before the lock was granted.
  return findDocument(transaction, document_number, reader);
}

/** The shipment’s documents that are not void, at most one per type. */
export async function listDocumentsInForce(
  connection: Connection,
  shipment_id: string,
): Promise<FiledDocument[]> {
  return listFiled(
    connection,
    and(eq(shippingDocuments.shipment_id, shipment_id), ne(shippingDocuments.status, 'void')),
  );
}

async function listFiled(connection: Connection, which: SQL | undefined): Promise<FiledDocument[]> {
  return connection
    .select({
      document: shippingDocuments,
      shipment: shipments,
      generated_by_name: generators.full_name,
      issued_by_name: issuers.full_name,
    })
    .from(shippingDocuments)
    .innerJoin(shipments, eq(shipments.id, shippingDocuments.shipment_id))
    .leftJoin(generators, eq(generators.user_id, shippingDocuments.generated_by))
    .leftJoin(issuers, eq(issuers.user_id, shippingDocuments.issued_by))
    .where(which);
}
