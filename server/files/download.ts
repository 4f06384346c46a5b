import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { fileContent } from './file-content.ts';
import { operations } from './operations.ts';
import { findFile } from './shipment-files-table.ts';

/** A file of another organisation and an internal one get the same response as one that does not exist. */
export const download = operations.download.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const found = await findFile(db, input.id, readerOf(person));
  if (!found) throw errors.NOT_FOUND();
  const { file } = found;
  if (!isStaff(person.role) && file.visibility !== 'customer') throw errors.NOT_FOUND();
  return new File(await fileContent(db, context.objectStore, file), file.name, {
    type: file.media_type,
    lastModified: file.created_at.getTime(),
  });
});
