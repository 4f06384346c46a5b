import { listIssues } from './import-issues-table.ts';
import { findImport } from './imports-table.ts';
import { operations } from './operations.ts';
import { presentImport } from './present-import.ts';

const MAX_ISSUES = 10_000;

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const found = await findImport(db, input.id);
  if (!found) throw errors.NOT_FOUND();
  return { ...presentImport(found), refused: await listIssues(db, input.id, MAX_ISSUES) };
});
