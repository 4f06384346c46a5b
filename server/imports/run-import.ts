import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Worker } from '../jobs/jobs.ts';
import { findProfile } from '../people/profiles-table.ts';
import { isOfSheet, lockImport, updateImport } from './imports-table.ts';
import type { ImportContext } from './operations.ts';
import { processBatch } from './process-batch.ts';
import { readFile } from './read-file.ts';
import { runPassport } from './run-passport.ts';
import { undoBatch } from './undo-batch.ts';

/** Between batches, in which everybody else comes first. */
const PAUSE_MS = 5;

/**
 * Runs an import to its end. Each batch is one transaction, which holds the import's row: after a restart the job continues with the
 * next batch, and a second worker waits.
 */
export function runImport(dependencies: Dependencies): Worker<'imports'> {
  return async ({ import_id }) => {
    while (await runBatch(dependencies, import_id)) await wait(PAUSE_MS);
  };
}

/** Returns whether there is more to do. */
function runBatch(dependencies: Dependencies, import_id: string): Promise<boolean> {
  return dependencies.database.transaction(async (transaction) => {
    const run = await lockImport(transaction, import_id);
    if (!run || run.phase === 'done') return false;
    const profile = run.created_by ? await findProfile(transaction, run.created_by) : undefined;
    if (!profile || !isStaff(profile.role)) {
      await updateImport(transaction, import_id, {
        status: 'failed',
        phase: 'done',
        finished_at: dependencies.now(),
      });
      return false;
    }
    const { user_id, full_name, email, role, branch_ids } = profile;
    const context = contextFor(dependencies, {
      user_id,
      full_name,
      email,
      email_verified: true,
      role,
      organisation_id: null,
      permissions: [],
      branch_ids,
    });
    if (!isOfSheet(run)) await runPassport(transaction, run, dependencies.now());
    else if (run.phase === 'reading') await readFile(transaction, run, dependencies.now());
    else if (run.phase === 'undoing') await undoBatch(transaction, context, run);
    else await processBatch(transaction, context, run);
    return true;
  });
}

/** The author of the import makes its changes. */
function contextFor(dependencies: Dependencies, person: Person): ImportContext {
  const inTransactionOnly = () => {
    throw new Error('An import writes in the transaction of its batch.');
  };
  return {
    ...dependencies,
    silent: true,
    person,
    device: null,
    key: null,
    pending_role: null,
    reauthenticated_at: null,
    address: '',
    requestHeaders: {},
    refuseNetwork: () => {},
    replyHeader: () => {},
    write: inTransactionOnly,
    writeAfter: inTransactionOnly,
  };
}
