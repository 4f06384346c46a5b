import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documentNumber } from '#domain/documents/document-number.ts';
import { DOCUMENT_STATUSES } from '#domain/documents/document-status.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/document-type.ts';
import type { Signature } from '#domain/documents/signature.ts';
import { verificationCode } from '#domain/documents/verification-code.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { createdAt, id, moment, oneOf, personIndex, updatedAt } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { takeDocumentNumber } from './document-numbers-table.ts';

const CODE_BYTES = 16;

export const shippingDocuments = pgTable(
  'shipping_documents',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    document_type: text('document_type', { enum: DOCUMENT_TYPES }).notNull(),
    document_number: text('document_number').notNull().unique(),
    document_data: jsonb('document_data').$type<Record<string, unknown>>().notNull(),
    generated_by: uuid('generated_by').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: DOCUMENT_STATUSES }).notNull().default('draft'),
    created_at: createdAt(),
    /** The version number within the document’s type and shipment, from 1. */
    version: integer('version').notNull().default(1),
    /** The code with which holders of a document can verify it. */
    verification_code: text('verification_code')
      .notNull()
      .unique()
      .$defaultFn(() => verificationCode(randomBytes(CODE_BYTES))),
    issued_at: moment('issued_at'),
    issued_by: uuid('issued_by').references(() => users.id, { onDelete: 'set null' }),
    /**
     * The signature of the issuing body, for documents that only such a body can issue: chamber of commerce,
     * insurer.
     */
    signature: jsonb('signature').$type<Signature>(),
    /** The day on which the originals of a bill of lading were surrendered, local to where it happened. */
    surrendered_on: date('surrendered_on', { mode: 'string' }),
    voided_at: moment('voided_at'),
    voided_by: uuid('voided_by').references(() => users.id, { onDelete: 'set null' }),
    void_reason: text('void_reason'),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('shipping_documents_in_force')
      .on(table.shipment_id, table.document_type)
      .where(sql`${table.status} <> 'void'`),
    check('shipping_documents_issued', sql`${table.status} <> 'issued' or ${table.issued_at} is not null`),
    check(
      'shipping_documents_surrendered',
      sql`${table.surrendered_on} is null or (${table.document_type} = 'bill_of_lading' and ${table.issued_at} is not null)`,
    ),
    check('shipping_documents_void', sql`(${table.status} = 'void') = (${table.voided_at} is not null)`),
    oneOf('shipping_documents_type', table.document_type, DOCUMENT_TYPES),
    oneOf('shipping_documents_status', table.status, DOCUMENT_STATUSES),
    index('shipping_documents_of_shipment').on(table.shipment_id, table.created_at.desc()),
    index('shipping_documents_by_change').on(table.updated_at),
    index('shipping_documents_newest').on(table.created_at.desc(), table.id.desc()),
    personIndex('shipping_documents_generated_by', table.generated_by),
    personIndex('shipping_documents_issued_by', table.issued_by),
    personIndex('shipping_documents_voided_by', table.voided_by),
  ],
);

export type DocumentRecord = typeof shippingDocuments.$inferSelect;
type NewDocument = Omit<
  typeof shippingDocuments.$inferInsert,
  'document_number' | 'created_at' | 'version' | 'verification_code'
>;

/**
 * Inserts the document as the next version of its type. Its number is the next one of the `prefix`; without a prefix it
 * contains the current time or, if taken, the next free millisecond. The caller locks the shipment.
 */
export async function insertDocument(
  transaction: Transaction,
  document: NewDocument,
  now: Date,
  prefix?: string,
): Promise<Pick<DocumentRecord, 'id' | 'document_number'>> {
  const version = 1 + (await countDocuments(transaction, document.shipment_id, document.document_type));
  for (let moment = now; ; moment = new Date(moment.getTime() + 1)) {
    const [inserted] = await transaction
      .insert(shippingDocuments)
      .values({
        ...document,
        version,
        document_number: prefix
          ? await takeDocumentNumber(transaction, prefix, now)
          : documentNumber(document.document_type, moment),
        created_at: now,
      })
      // Waits for a concurrent transaction that is about to use the same number.
      .onConflictDoNothing({ target: shippingDocuments.document_number })
      .returning({ id: shippingDocuments.id, document_number: shippingDocuments.document_number });
    if (inserted) return inserted;
  }
}

/** The current document of the type: the newest that is not void. */
export async function findDocumentInForce(
  connection: Connection,
  shipment_id: string,
  document_type: DocumentType,
): Promise<DocumentRecord | undefined> {
  const [found] = await connection
    .select()
    .from(shippingDocuments)
    .where(
      and(
        eq(shippingDocuments.shipment_id, shipment_id),
        eq(shippingDocuments.document_type, document_type),
        ne(shippingDocuments.status, 'void'),
      ),
    )
    .orderBy(desc(shippingDocuments.created_at), desc(shippingDocuments.id))
    .limit(1);
  return found;
}

interface Voiding {
  voided_at: Date;
  voided_by: string;
  void_reason: string;
}

/** Voids a document. Stores a draft’s current content, because it no longer follows its shipment. */
export async function voidDocument(
  transaction: Transaction,
  { id, status }: Pick<DocumentRecord, 'id' | 'status'>,
  voiding: Voiding,
  document_data: Record<string, unknown>,
): Promise<void> {
  await transaction
    .update(shippingDocuments)
    .set({ status: 'void', ...voiding, ...(status === 'draft' && { document_data }) })
    .where(eq(shippingDocuments.id, id));
}

/** Issues a document and freezes its content. */
export async function markIssued(
  transaction: Transaction,
  id: string,
  issued: Pick<DocumentRecord, 'document_data' | 'signature' | 'issued_at' | 'issued_by'>,
): Promise<void> {
  await transaction
    .update(shippingDocuments)
    .set({ status: 'issued', ...issued })
    .where(eq(shippingDocuments.id, id));
}

/** Records that the originals of a bill of lading were surrendered. */
export async function markSurrendered(
  transaction: Transaction,
  id: string,
  { surrendered_on }: { surrendered_on: string },
): Promise<void> {
  await transaction.update(shippingDocuments).set({ surrendered_on }).where(eq(shippingDocuments.id, id));
}

/** Whether the shipment has a later version of the document. */
export async function hasLaterVersion(
  connection: Connection,
  { shipment_id, document_type, version }: Pick<DocumentRecord, 'shipment_id' | 'document_type' | 'version'>,
): Promise<boolean> {
  const [later] = await connection
    .select({ id: shippingDocuments.id })
    .from(shippingDocuments)
    .where(
      and(
        eq(shippingDocuments.shipment_id, shipment_id),
        eq(shippingDocuments.document_type, document_type),
        gt(shippingDocuments.version, version),
      ),
    )
    .limit(1);
  return later !== undefined;
}

async function countDocuments(
  connection: Connection,
  shipment_id: string,
  document_type: DocumentType,
): Promise<number> {
  const [counted] = await connection
    .select({ number: count() })
    .from(shippingDocuments)
    .where(
      and(eq(shippingDocuments.shipment_id, shipment_id), eq(shippingDocuments.document_type, document_type)),
    );
  return counted?.number ?? 0;
}

/** Deletes documents that were never issued, on which nobody has relied. */
export async function deleteUnissuedOf(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<void> {
  if (shipment_ids.length === 0) return;
  await connection
    .delete(shippingDocuments)
    .where(and(anyOf(shippingDocuments.shipment_id, shipment_ids), isNull(shippingDocuments.issued_at)));
}

/** The types of documents that are issued for a shipment. */
export async function listIssuedTypes(connection: Connection, shipment_id: string): Promise<DocumentType[]> {
  const issued = await connection
    .select({ document_type: shippingDocuments.document_type })
    .from(shippingDocuments)
    .where(and(eq(shippingDocuments.shipment_id, shipment_id), eq(shippingDocuments.status, 'issued')));
  return issued.map(({ document_type }) => document_type);
}
