import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { collectPassport } from '../passport/collect-passport.ts';
import { packPassport } from '../passport/passport-archive.ts';
import { operations } from './operations.ts';
import { findOrganisation } from './organisations-table.ts';

export const exportPassport = operations.exportPassport.handler(async ({ input, context, errors }) => {
  const { user_id, branch_ids } = signedIn(context);
  // It has the shipments of all branches.
  if (branch_ids.length > 0) throw errors.SOME_BRANCHES();
  const exported_at = context.now();
  const { organisation, files } = await context.database.transaction(async (transaction) => {
    const found = await findOrganisation(transaction, input.id);
    if (!found) throw errors.NOT_FOUND();
    const { id, name } = found;
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'organisations.exportPassport',
      subject_type: 'organisation',
      subject_id: id,
      detail: { name },
    });
    return {
      organisation: { id, name },
      files: await collectPassport(transaction, context.objectStore, id),
    };
  });
  const archive = await packPassport(files, { organisation, exported_at });
  const name = `${organisation.name.replaceAll(/[^\p{L}\p{N} .()-]/gu, '_')}.zip`;
  return new File([new Uint8Array(archive)], name, { type: 'application/zip' });
});
