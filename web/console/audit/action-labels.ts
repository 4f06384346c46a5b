import type { AuditEntry } from '#contract/audit.ts';
import { ACTION_NAMES, REFUSED_ACTION_NAMES } from '#domain/audit/action-names.ts';
import { actionLabel as shipmentActionLabel } from '../shipments/detail/history-labels.ts';

/** The label of what happened: 'Role changed'. */
export function actionLabel({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const refused = typeof detail.refused === 'string' ? REFUSED_ACTION_NAMES[action] : undefined;
  return refused ?? ACTION_NAMES[action] ?? shipmentActionLabel(action);
}
