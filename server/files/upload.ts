import { createHash } from 'node:crypto';
import { addFile, prepareFile } from './add-file.ts';
import { operations } from './operations.ts';

export const upload = operations.upload.handler(async ({ input, context, errors }) => {
  const { tracking_number, kind, visibility, file } = input;
  const content = new Uint8Array(await file.arrayBuffer());
  const sha256 = createHash('sha256').update(content).digest('hex');
  const sent = { tracking_number, name: file.name, kind, visibility };
  return context.writeAfter(
    () => prepareFile(context, { ...sent, read: async () => content }, errors),
    (transaction, prepared) => addFile(transaction, context, prepared, errors),
    { request: { number: tracking_number, kind, visibility, name: file.name, sha256 } },
  );
});
