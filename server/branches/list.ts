import { signedIn } from '../api/call-context.ts';
import { listBranches } from './branches-table.ts';
import { operations } from './operations.ts';

/** A limited dispatcher reads the branches that they are limited to. */
export const list = operations.list.handler(async ({ input, context }) => {
  const { branch_ids } = signedIn(context);
  const branches = await listBranches(context.database.db, input.updated_since);
  return { branches: branches.filter(({ id }) => branch_ids.length === 0 || branch_ids.includes(id)) };
});
