import { createHash } from 'node:crypto';
import { storedFileName } from '#domain/files/file-name.ts';
import { FILE_OTHER_TYPE, FILE_TYPES, INTERNAL_BY_STAFF } from '#domain/files/shipment-file.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { newId } from '../database/statements/columns.ts';
import { FLEET } from '../live/channel.ts';
import { fileTitle } from '../messages/message-titles.ts';
import { sideOf } from '../messages/side-of.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import { notifyStaff } from '../notifications/notify-staff.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { fileTypeOf } from './file-type.ts';
import { operations } from './operations.ts';
import { countFiles, insertFile } from './shipment-files-table.ts';
import { scan } from './virus-scan.ts';

const MOST_FILES = 200;

export const upload = operations.upload.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  const side = sideOf(person);
  const { tracking_number: number, kind, visibility } = input;
  if (visibility === 'internal' && side === 'customer') throw fieldIssue('visibility', INTERNAL_BY_STAFF);
  // Before the bytes are looked at: nobody learns anything of other shipments, nor keeps the scanner busy.
  if (!(await shipmentFor(context.database.db, person, number))) throw errors.NOT_FOUND();
  const content = new Uint8Array(await input.file.arrayBuffer());
  const media_type = await fileTypeOf(content);
  if (!media_type) throw fieldIssue('file', FILE_OTHER_TYPE);
  const scanned = await scan(content, context);
  if (scanned === 'infected') throw errors.FILE_INFECTED();
  if (scanned === 'unavailable') throw errors.SCANNER_UNAVAILABLE();
  const name = storedFileName(input.file.name, FILE_TYPES[media_type], 'file');
  const sha256 = createHash('sha256').update(content).digest('hex');

  return context.write(
    async (transaction) => {
      const shipment = await shipmentFor(transaction, person, number);
      if (!shipment) throw errors.NOT_FOUND();
      if ((await countFiles(transaction, shipment.id)) >= MOST_FILES) throw errors.TOO_MANY_FILES();
      const { tracking_number, organisation_id } = shipment;
      const file = { id: newId(), name, kind, visibility, media_type, size: content.length, side };
      const created_at = context.now();
      await insertFile(
        transaction,
        { ...file, shipment_id: shipment.id, author_id: person.user_id, created_at },
        content,
      );
      const notification = {
        kind: 'message',
        type: 'info',
        title: fileTitle(tracking_number),
        message: `${name} was added.`,
        related_id: tracking_number,
        related_type: 'shipment',
      } as const;
      if (side === 'customer') await notifyStaff(transaction, context, notification);
      else if (visibility === 'customer')
        await notifyMembers(transaction, context, { organisation_id, permission: 'view' }, { notification });
      await context.broadcast.publish(transaction, [
        { channel: FLEET, event: 'messages_changed', data: { tracking_number } },
      ]);
      const { visibility: _, ...shown } = file;
      return { ...(side === 'staff' ? file : shown), author: person.full_name, created_at };
    },
    { request: { number, kind, visibility, name: input.file.name, sha256 } },
  );
});
