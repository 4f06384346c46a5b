import type { ErasureStatus } from '#contract/privacy.ts';
import type { ErasureBlockers } from '#domain/privacy/erasure.ts';
import type { Connection } from '../database/pool/connection.ts';
import { listUnpaidOf } from '../invoices/open-invoices.ts';
import { debtsOf } from '../organisations/debts/debt-counters-table.ts';
import { organisationOnlyOf } from '../organisations/members-table.ts';
import { listOpenAdmins } from '../people/profiles-table.ts';
import { listUnderWayOf } from '../shipment-records/shipments-table.ts';

const MAX_NAMED = 10;

export async function erasureBlockersOf(
  connection: Connection,
  user_id: string,
  now: Date,
): Promise<ErasureBlockers> {
  const admins = await listOpenAdmins(connection);
  // Colleagues continue what belongs to an organisation.
  const organisation_id = await organisationOnlyOf(connection, user_id);
  const debts = organisation_id ? await debtsOf(connection, organisation_id, now) : [];
  return {
    shipments: organisation_id ? await listUnderWayOf(connection, organisation_id) : [],
    invoices: organisation_id ? await listUnpaidOf(connection, organisation_id) : [],
    has_debts: debts.some(({ due_cents, unbilled_cents }) => due_cents + unbilled_cents > 0),
    is_last_admin: admins.length === 1 && admins[0] === user_id,
  };
}

/** The blockers as shown to the person. */
export function erasureStatusOf({ shipments, invoices, ...others }: ErasureBlockers): ErasureStatus {
  return { shipments: firstOf(shipments), invoices: firstOf(invoices), ...others };
}

function firstOf(numbers: readonly string[]) {
  return { numbers: numbers.slice(0, MAX_NAMED), more: Math.max(0, numbers.length - MAX_NAMED) };
}
