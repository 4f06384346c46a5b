import { inArray } from 'drizzle-orm';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { organisations } from '../../organisations/organisations-table.ts';

interface ViewingSession {
  user_id: string;
  /** Null without a view, and once the organisation is deleted. */
  viewed_id: string | null;
}

/** Records that staff no longer view an organisation's area: they stopped, the time was over, or the session ended. */
export async function auditEndedViews(
  transaction: Transaction,
  ended: readonly ViewingSession[],
  ended_by: 'viewer' | 'time' | 'session',
): Promise<void> {
  const views = ended.flatMap(({ user_id, viewed_id }) => (viewed_id ? [{ user_id, viewed_id }] : []));
  if (views.length === 0) return;
  const ids = views.map(({ viewed_id }) => viewed_id);
  const rows = await transaction
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(inArray(organisations.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  await writeAudit(
    transaction,
    ...views.map(({ user_id, viewed_id }) => ({
      actor_id: user_id,
      action: 'organisations.stopViewing' as const,
      subject_type: 'organisation',
      subject_id: viewed_id,
      detail: { name: names.get(viewed_id) ?? '', ended_by },
    })),
  );
}
