import { signedIn } from '../api/call-context.ts';
import { deleteUpload, findUpload, readUpload } from '../uploads/uploads-table.ts';
import { addFile, prepareFile } from './add-file.ts';
import { operations } from './operations.ts';

export const attach = operations.attach.handler(({ input, context, errors }) => {
  const { tracking_number, upload_id, kind, visibility } = input;
  const own = { id: upload_id, user_id: signedIn(context).user_id };
  return context.writeAfter(
    async () => {
      const { db } = context.database;
      const upload = await findUpload(db, own);
      if (!upload) throw errors.NO_UPLOAD();
      if (upload.received < upload.size) throw errors.UPLOAD_INCOMPLETE();
      const read = () => readUpload(db, upload);
      return prepareFile(context, { tracking_number, name: upload.name, kind, visibility, read }, errors);
    },
    async (transaction, prepared) => {
      // Of two calls at once, one makes a file of it.
      if (!(await deleteUpload(transaction, own))) throw errors.NO_UPLOAD();
      return addFile(transaction, context, prepared, errors);
    },
  );
});
