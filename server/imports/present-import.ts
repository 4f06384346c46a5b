import type { Import } from '#contract/imports.ts';
import type { ListedImport } from './imports-table.ts';

export function presentImport({ author, ...run }: ListedImport): Import {
  return { ...run, created_by: author };
}
