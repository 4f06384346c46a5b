import type { Amendment } from '#contract/amendments.ts';
import { isPermitted } from '#domain/people/access.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/role.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findProfile } from '../people/profiles-table.ts';
import type { AmendmentRecord } from './amendments-table.ts';

/** An amendment as its customer and staff see it. */
export function amendmentOf(
  { difference, ...amendment }: AmendmentRecord,
  tracking_number: string,
  requested_by: string | null,
): Amendment {
  const { id, status, reason, created_at, decided_at, answer } = amendment;
  return {
    id,
    tracking_number,
    status,
    reason,
    difference: Object.entries(difference).map(([field, [from, to]]) => ({ field, from, to })),
    requested_by,
    created_at,
    decided_at,
    answer,
  };
}

/** The amendment without unit prices and the value of the goods, which need the permission `money`. */
export function withoutHidden(
  amendment: AmendmentRecord,
  reader: { role: Role; permissions: readonly Permission[] },
): AmendmentRecord {
  const { unit_prices: _, cargo_value_cents: __, ...difference } = amendment.difference;
  return isPermitted(reader, 'money') ? amendment : { ...amendment, difference };
}

export async function present(
  connection: Connection,
  amendment: AmendmentRecord,
  tracking_number: string,
): Promise<Amendment> {
  const requester = amendment.requested_by
    ? await findProfile(connection, amendment.requested_by)
    : undefined;
  return amendmentOf(amendment, tracking_number, requester?.full_name ?? null);
}
