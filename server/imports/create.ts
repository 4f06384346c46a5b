import { createHash } from 'node:crypto';
import * as z from 'zod';
import { shownFileName } from '#domain/files/file-name.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { unreadablePart } from '../api/readable-input.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { newId } from '../database/statements/columns.ts';
import { isWorkbook } from '../spreadsheet/sheet-rows.ts';
import { insertContent } from './import-chunks-table.ts';
import { countUnderWay, insertImport } from './imports-table.ts';
import { operations } from './operations.ts';

const MAX_UNDER_WAY = 20;
const MappingField = z.record(z.string().max(200), z.string().max(200));

export const create = operations.create.handler(async ({ input, context }) => {
  const { kind, file, dry_run, mode } = input;
  const content = new Uint8Array(await file.arrayBuffer());
  if (!isWorkbook(content) && (kind === 'passport' || !isText(content)))
    throw fieldIssue(
      'file',
      kind === 'passport'
        ? 'Choose the ZIP file of an exported company.'
        : 'Choose a CSV file in UTF-8 or an XLSX file.',
    );
  const mapping = mappingOf(input.mapping);
  const file_name = shownFileName(file.name);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return context.write(
    async (transaction) => {
      if ((await countUnderWay(transaction)) >= MAX_UNDER_WAY)
        throw fieldIssue('file', 'Wait until other imports have finished.');
      const id = newId();
      const created_by = signedIn(context).user_id;
      await insertImport(transaction, {
        id,
        kind,
        mode,
        dry_run,
        file_name,
        mapping,
        created_by,
        created_at: context.now(),
      });
      await insertContent(transaction, id, content);
      await context.jobs.send(transaction, 'imports', { import_id: id });
      await writeAudit(transaction, {
        actor_id: created_by,
        action: 'imports.create',
        subject_type: 'import',
        subject_id: id,
        detail: { kind, file_name, dry_run, mode },
      });
      return { id };
    },
    { request: { kind, dry_run, mode, mapping, file_name, sha256 } },
  );
});

function isText(content: Uint8Array): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

function mappingOf(text: string | undefined): z.infer<typeof MappingField> {
  if (!text) return {};
  try {
    const mapping = MappingField.parse(JSON.parse(text));
    if (unreadablePart(mapping) === undefined) return mapping;
  } catch {
    // Refused below.
  }
  throw fieldIssue('mapping', 'Send a JSON object from names in the file to names of columns.');
}
