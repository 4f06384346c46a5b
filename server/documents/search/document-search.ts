import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { typedNumbers } from '#domain/branches/series-number.ts';
import { documentTypesNamed } from '#domain/documents/document-names.ts';
import { DOCUMENT_TYPES } from '#domain/documents/document-type.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { literal } from '../../database/statements/literal.ts';
import { hasNumberBeginning } from '../../shipment-records/number-beginning.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';
import { documentNumbers } from '../document-numbers-table.ts';
import { shippingDocuments } from '../shipping-documents-table.ts';

/** Up to this many, the records that were found are read by their ids. */
const FEW = 1_000;

/**
 * The condition that an organisation's document has a type whose name contains the text, or a document or tracking number that
 * begins with it. For statements that join `shipments`.
 */
export async function documentSearch(
  connection: Connection,
  organisation_id: string,
  text: string,
): Promise<SQL> {
  const types = documentTypesNamed(text);
  const [numbered, tracked] = await Promise.all([
    ofNumber(connection, text),
    ofTrackingNumber(connection, organisation_id, text),
  ]);
  const ofType = types.length > 0 ? inArray(shippingDocuments.document_type, types) : undefined;
  return or(numbered, tracked, ofType) ?? sql`false`;
}

/** Also without the prefix, with or without the year: 'BOL-2026-00042', '2026-00042', '00042' and '42'. */
async function ofNumber(connection: Connection, text: string): Promise<SQL | undefined> {
  const { document_number } = shippingDocuments;
  const series = /^\d/.test(text) ? await connection.select().from(documentNumbers) : [];
  // Numbers without a series begin with the type.
  const types = DOCUMENT_TYPES.map((type) => type.toUpperCase());
  const { exact, beginnings } = typedNumbers(text, series, types);
  const condition = or(
    exact.length > 0 ? inArray(document_number, exact) : undefined,
    ...beginnings.map((beginning) => like(document_number, `${literal(beginning)}%`)),
  ) as SQL;
  const found = await connection
    .select({ id: shippingDocuments.id })
    .from(shippingDocuments)
    .where(condition)
    .limit(FEW + 1);
  if (found.length > FEW) return condition;
  const ids = found.map(({ id }) => id);
  return ids.length > 0 ? anyOf(shippingDocuments.id, ids) : undefined;
}

async function ofTrackingNumber(
  connection: Connection,
  organisation_id: string,
  text: string,
): Promise<SQL | undefined> {
  const condition = hasNumberBeginning(text);
  if (!condition) return undefined;
  const found = await connection
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.organisation_id, organisation_id), condition))
    .limit(FEW + 1);
  if (found.length > FEW) return condition;
  const ids = found.map(({ id }) => id);
  return ids.length > 0 ? anyOf(shippingDocuments.shipment_id, ids) : undefined;
}
