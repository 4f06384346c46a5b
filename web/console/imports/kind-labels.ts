import type { ImportKind, ImportStatus } from '#domain/imports/import-kind.ts';

export const KIND_LABELS: Record<ImportKind, string> = {
  organisations: 'Companies',
  contacts: 'Address book contacts',
  shipments: 'Open shipments',
  milestones: 'Milestones',
  charges: 'Charges',
  opening_balances: 'Opening balances',
  passport: 'Exported company (ZIP)',
};

const STATUS_LABELS: ReadonlyMap<ImportStatus, string> = new Map([
  ['queued', 'Waiting'],
  ['running', 'In progress'],
  ['completed', 'Imported'],
  ['failed', 'Nothing imported'],
  ['undoing', 'Being undone'],
  ['undone', 'Undone'],
]);

export function statusLabel({ status, dry_run }: { status: ImportStatus; dry_run: boolean }): string {
  const label = STATUS_LABELS.get(status) ?? status;
  if (!dry_run) return label;
  return status === 'completed' || status === 'failed' ? 'Checked' : label;
}
