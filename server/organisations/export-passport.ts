import { Readable } from 'node:stream';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { signedIn } from '../api/call-context.ts';
import { StreamedFile } from '../api/downloads/streamed-file.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { openSnapshot } from '../database/pool/snapshot.ts';
import { passportFiles } from '../passport/collect-passport.ts';
import { packPassport } from '../passport/passport-archive.ts';
import { operations } from './operations.ts';
import { findOrganisation } from './organisation-rows.ts';

/** The first rows of a large company are sorted before they are sent. */
const STATEMENT_MS = MINUTE_MS;

export const exportPassport = operations.exportPassport.handler(async ({ input, context, errors }) => {
  const { user_id, branch_ids } = signedIn(context);
  // It has the shipments of all branches.
  if (branch_ids.length > 0) throw errors.SOME_BRANCHES();
  const { id, name } = await context.database.transaction(async (transaction) => {
    const found = await findOrganisation(transaction, input.id);
    if (!found) throw errors.NOT_FOUND();
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'organisations.exportPassport',
      subject_type: 'organisation',
      subject_id: found.id,
      detail: { name: found.name },
    });
    return found;
  });
  const { connection, close } = await openSnapshot(context.database, { statement_ms: STATEMENT_MS });
  const files = passportFiles(connection, context.objectStore, id);
  const archive = packPassport(files, { organisation: { id, name }, exported_at: context.now() });
  const content = Readable.from(archive, { objectMode: false });
  content.once('close', () => void close());
  return new StreamedFile(content, `${name.replaceAll(/[^\p{L}\p{N} .()-]/gu, '_')}.zip`, {
    type: 'application/zip',
  });
});
