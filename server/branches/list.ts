import { listBranches } from './branches-table.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ context }) => ({
  branches: await listBranches(context.database.db),
}));
