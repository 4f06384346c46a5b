import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { ShipmentFile, shipmentFile } from '#contract/shipments/shipment-file.ts';
import { signedIn } from '../api/call-context.ts';
import { matches, versionTag } from '../api/if-match.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { findStoredInstructions, touchInstructions } from '../documents/shipping-instructions-table.ts';
import { lastChange } from '../shipment-records/last-change.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import type { NewShipment, ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { ShipmentFileContext } from './operations.ts';
import { readFile } from './read-file.ts';

type Errors = ORPCErrorConstructorMap<(typeof shipmentFile.replaceParties)['~orpc']['errorMap']>;

interface Call {
  input: { tracking_number: string };
  context: ShipmentFileContext;
  errors: Errors;
}

interface Edit {
  /** Columns of the shipment that follow from the edit. */
  shipment?: Partial<NewShipment>;
  /** Old and new values, for the history. */
  changes: Record<string, [from: unknown, to: unknown]>;
}

/**
 * Edits one part of a file under `If-Match`, in one transaction: locks the shipment, refuses an outdated version, writes
 * and raises the version. Without changes the version stays.
 */
export function editFile(
  action: AuditAction,
  { input, context, errors }: Call,
  work: (transaction: Transaction, shipment: ShipmentRecord) => Promise<Edit>,
): Promise<ShipmentFile> {
  return context.write(async (transaction) => {
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    const { id } = shipment;
    const version = await fileVersion(transaction, shipment);
    const isCurrent = matches(context.requestHeaders, version);
    if (isCurrent === undefined) throw errors.PRECONDITION_REQUIRED();
    if (!isCurrent)
      throw errors.PRECONDITION_FAILED({ data: { ...(await lastChange(transaction, shipment)), version } });
    const { shipment: follows = {}, changes } = await work(transaction, shipment);
    const by = signedIn(context);
    const edited = { ...shipment, ...follows };
    if (Object.keys(changes).length > 0) {
      const at = context.now();
      await touchInstructions(transaction, id, { updated_at: at, updated_by: by.user_id });
      if (Object.keys(follows).length > 0) {
        edited.updated_at = at;
        edited.version = await updateShipment(transaction, id, follows, at);
      }
      const detail = { changes, version: edited.version };
      await publishShipmentChanged(transaction, context.broadcast, shipment, { by, action, detail });
    }
    const file = await readFile(transaction, context, by, edited);
    context.replyHeader('etag', versionTag(file.version));
    return file;
  });
}

/** Counts the changes of the shipment and of its file, so that either makes an older version outdated. */
async function fileVersion(connection: Connection, { id, version }: ShipmentRecord): Promise<number> {
  return version + (await findStoredInstructions(connection, id)).version;
}
