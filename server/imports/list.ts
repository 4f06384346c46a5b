import { listImports } from './imports-table.ts';
import { operations } from './operations.ts';
import { presentImport } from './present-import.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { page, next } = await listImports(context.database.db, input);
  return { imports: page.map(presentImport), next };
});
