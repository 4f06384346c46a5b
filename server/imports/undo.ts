import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { allRecords } from './imported-records-table.ts';
import { isOfSheet, lockImport, updateImport } from './imports-table.ts';
import { operations } from './operations.ts';
import { REMOVALS } from './remove-records.ts';
import { undoBatch } from './undo-batch.ts';

/** Small imports are undone at once, the rest of large ones in the background. */
export const undo = operations.undo.handler(({ input: { id }, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id, branch_ids } = signedIn(context);
    // It has the records of all branches.
    if (branch_ids.length > 0) throw errors.SOME_BRANCHES();
    const run = await lockImport(transaction, id);
    if (!run) throw errors.NOT_FOUND();
    if (!isOfSheet(run) || run.status !== 'completed' || run.dry_run) throw errors.NOTHING_TO_UNDO();
    const records = await allRecords(transaction, id);
    if (records.length === 0) throw errors.NOTHING_TO_UNDO();
    const used = await REMOVALS[run.kind].findUsed(transaction, records);
    if (used)
      throw errors.USED({
        message: `${used.record} has been used since the import, so it can’t be undone.`,
        data: used,
      });
    const undoing = { status: 'undoing', phase: 'undoing' } as const;
    await updateImport(transaction, id, undoing);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'imports.undo',
      subject_type: 'import',
      subject_id: id,
      detail: { kind: run.kind, file_name: run.file_name, records: records.length },
    });
    if (await undoBatch(transaction, { ...context, silent: true }, { ...run, ...undoing }))
      await context.jobs.send(transaction, 'imports', { import_id: id });
    return { id };
  }),
);
