/** What sheets contain. */
export const SHEET_KINDS = [
  'organisations',
  'contacts',
  'shipments',
  'milestones',
  'charges',
  'opening_balances',
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** A passport is the export of a company from another installation. */
export const IMPORT_KINDS = [...SHEET_KINDS, 'passport'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Which rows are imported: the good ones, or none where one is refused. */
export const IMPORT_MODES = ['good', 'all'] as const;

/** `failed` where nothing was imported: the file is unreadable, or a row is refused in the mode `all`. */
export const IMPORT_STATUSES = ['queued', 'running', 'completed', 'failed', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export function isUnderWay(status: ImportStatus): boolean {
  return status === 'queued' || status === 'running' || status === 'undoing';
}
