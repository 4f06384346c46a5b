import { NOTIFIED_ROLES, storedRecipients } from '#domain/documents/arrival/notice-recipients.ts';
import { type ProvenTask, provenByDocuments } from '#domain/tasks/proven-tasks.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { findDocumentInForce, listIssuedTypes } from '../documents/shipping-documents-table.ts';
import { listFileKinds } from '../files/shipment-files-table.ts';
import { listHolders } from '../organisations/members-table.ts';
import { listParties } from '../shipment-file/parties-table.ts';
import type { Actor } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { completeTasks } from './complete-tasks.ts';

/** The standard tasks that documents and files of the shipment prove done. */
export async function provenByDocumentsOf(
  connection: Connection,
  shipment: ShipmentRecord,
): Promise<ProvenTask[]> {
  const [issued, uploaded] = await Promise.all([
    listIssuedTypes(connection, shipment.id),
    listFileKinds(connection, shipment.id),
  ]);
  return provenByDocuments({
    documents: new Set<string>([...issued, ...uploaded]),
    is_notified: issued.includes('arrival_notice') && (await isNotified(connection, shipment)),
  });
}

/** Completes what a document or a file has proven done beyond what was `proven` before. */
export async function completeDocumentTasks(
  transaction: Transaction,
  context: Pick<Dependencies, 'broadcast' | 'now'>,
  by: Actor,
  { shipment, proven }: { shipment: ShipmentRecord; proven: readonly ProvenTask[] },
): Promise<void> {
  const keys = await provenByDocumentsOf(transaction, shipment);
  await completeTasks(transaction, context, by, [
    { shipment, keys: keys.filter((key) => !proven.includes(key)) },
  ]);
}

/** The issued notice was e-mailed to a party that collects the goods, or our customer is that party. */
async function isNotified(connection: Connection, { id, organisation_id }: ShipmentRecord): Promise<boolean> {
  const notice = await findDocumentInForce(connection, id, 'arrival_notice');
  if (notice && storedRecipients(notice.document_data).length > 0) return true;
  if (organisation_id === null) return false;
  const parties = await listParties(connection, id);
  const isParty = NOTIFIED_ROLES.some((role) =>
    parties.some((party) => party.role === role && party.organisation_id === organisation_id),
  );
  return isParty && (await listHolders(connection, organisation_id, 'view')).length > 0;
}
