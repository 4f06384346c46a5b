import { createHash } from 'node:crypto';
import { addFile, prepareFile } from './add-file.ts';
import { operations } from './operations.ts';

export const upload = operations.upload.handler(async ({ input, context, errors }) => {
  const { tracking_number, kind, visibility, file } = input;
  const prepared = await prepareFile(
    context,
    {
      tracking_number,
      name: file.name,
      kind,
      visibility,
      read: async () => new Uint8Array(await file.arrayBuffer()),
    },
    errors,
  );
  const sha256 = createHash('sha256').update(prepared.content).digest('hex');
  return context.write((transaction) => addFile(transaction, context, prepared, errors), {
    request: { number: tracking_number, kind, visibility, name: file.name, sha256 },
  });
});
