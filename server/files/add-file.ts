import { HOUR_MS } from '#domain/calendar/durations.ts';
import { storedFileName } from '#domain/files/file-name.ts';
import {
  FILE_OTHER_TYPE,
  FILE_TYPES,
  type FileKind,
  type FileVisibility,
  INTERNAL_BY_STAFF,
} from '#domain/files/shipment-file.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { fileTitle } from '../messages/message-titles.ts';
import { notifyThread } from '../messages/notify-thread.ts';
import { sideOf } from '../messages/side-of.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { completeDocumentTasks, provenByDocumentsOf } from '../tasks/document-tasks.ts';
import { fileTypeOf } from './file-type.ts';
import { cancelDeletions, planDeletion } from './object-deletions-table.ts';
import type { FilesContext } from './operations.ts';
import { countFiles, insertFile } from './shipment-files-table.ts';
import { scan } from './virus-scan.ts';

const MAX_FILES = 200;

interface SentFile {
  tracking_number: string;
  name: string;
  kind: FileKind;
  visibility: FileVisibility;
}

type Refusals = Record<
  'NOT_FOUND' | 'TOO_MANY_FILES' | 'FILE_INFECTED' | 'SCANNER_UNAVAILABLE' | 'STORAGE_UNAVAILABLE',
  () => Error
>;

type PreparedFile = Awaited<ReturnType<typeof prepareFile>>;

/** Checks a file, and stores its bytes where there is a bucket: slow, so no transaction waits for it. */
export async function prepareFile(
  context: FilesContext,
  sent: SentFile & { read: () => Promise<Uint8Array> },
  errors: Refusals,
) {
  const person = signedIn(context);
  const { tracking_number, kind, visibility } = sent;
  if (visibility === 'internal' && sideOf(person) === 'customer')
    throw fieldIssue('visibility', INTERNAL_BY_STAFF);
  // Before the bytes are read, so that no one can probe other shipments or keep the scanner busy.
  if (!(await shipmentFor(context.database.db, person, tracking_number))) throw errors.NOT_FOUND();
  const content = await sent.read();
  const media_type = await fileTypeOf(content);
  if (!media_type) throw fieldIssue('file', FILE_OTHER_TYPE);
  const scanned = await scan(content, context);
  if (scanned === 'infected') throw errors.FILE_INFECTED();
  if (scanned === 'unavailable') throw errors.SCANNER_UNAVAILABLE();
  const name = storedFileName(sent.name, FILE_TYPES[media_type], 'file');
  const file = { id: newId(), name, kind, visibility, media_type, size: content.length };
  const stored_in = context.objectStore ? ('bucket' as const) : ('database' as const);
  if (context.objectStore) {
    // Deletes the object again unless the file is committed.
    await planDeletion(context.database.db, file.id, new Date(context.now().getTime() + HOUR_MS));
    try {
      await context.objectStore.put(file.id, content, media_type);
    } catch (error) {
      context.log.error({ err: error }, 'A file could not be stored in the bucket.');
      throw errors.STORAGE_UNAVAILABLE();
    }
  }
  return { tracking_number, file, stored_in, content };
}

/** Adds a prepared file to its shipment and notifies those who may see it. */
export async function addFile(
  transaction: Transaction,
  context: FilesContext,
  { tracking_number: number, file, stored_in, content }: PreparedFile,
  errors: Refusals,
) {
  const person = signedIn(context);
  const side = sideOf(person);
  const shipment = await shipmentFor(transaction, person, number);
  if (!shipment) throw errors.NOT_FOUND();
  // Locks the shipment so that concurrent calls can't exceed the limit.
  await lockShipments(transaction, [shipment.id]);
  if ((await countFiles(transaction, shipment.id)) >= MAX_FILES) throw errors.TOO_MANY_FILES();
  const { id: shipment_id, tracking_number } = shipment;
  const { user_id: author_id } = person;
  const created_at = context.now();
  const proven = await provenByDocumentsOf(transaction, shipment);
  await insertFile(transaction, { ...file, shipment_id, author_id, side, stored_in, created_at }, content);
  if (stored_in === 'bucket') await cancelDeletions(transaction, [file.id]);
  await notifyThread(transaction, context, {
    shipment,
    author: { user_id: author_id, side },
    internal: file.visibility === 'internal',
    title: fileTitle(tracking_number),
    message: `${file.name} was added.`,
  });
  // Tasks are for staff, who did not do what a customer did.
  const actor = side === 'staff' ? person : null;
  await completeDocumentTasks(transaction, context, actor, { shipment, proven });
  const { visibility, ...shown } = file;
  return { ...shown, ...(side === 'staff' && { visibility }), side, author: person.full_name, created_at };
}
