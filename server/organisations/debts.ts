import { sql } from 'drizzle-orm';
import type { Owed } from '#domain/organisations/credit.ts';
import type { Connection } from '../database/pool/connection.ts';
import { dueCents, invoices, isOverdue, signedNetCents } from '../invoices/invoices-table.ts';
import { isOwedIfCancelled, shipmentCharges } from '../invoices/shipment-charges-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { openingBalances } from './opening-balances-table.ts';

/**
 * What the organisation owes, by currency: unpaid invoices less what credit notes took back of them, opening balances,
 * and, without VAT, what no invoice in force states of confirmed shipments and of the charges that staff added to cancelled ones.
 */
export async function debtsOf(connection: Connection, organisation_id: string, now: Date): Promise<Owed[]> {
  const rows = await connection.execute<Owed & Record<string, unknown>>(sql`
    select currency, sum(due)::float8 as due_cents, sum(overdue)::float8 as overdue_cents,
      sum(unbilled)::float8 as unbilled_cents
    from (
      select currency, ${dueCents} as due, 0 as unbilled,
        case when ${isOverdue(now)} then ${dueCents} else 0 end as overdue
      from ${invoices} where organisation_id = ${organisation_id} and status = 'Pending'
      union all
      select currency, amount_cents, 0,
        case when due_on < ${now.toISOString()}::date then amount_cents else 0 end
      from ${openingBalances} where organisation_id = ${organisation_id} and paid_at is null
      union all
      select currency, 0, cost_cents - billed_cents, 0 from ${shipments},
        lateral (select coalesce(sum(${signedNetCents}), 0) as billed_cents from ${invoices}
          where ${invoices.shipment_id} = ${shipments.id} and ${invoices.status} <> 'Void') as billing
      where organisation_id = ${organisation_id} and price_status = 'confirmed' and status <> 'cancelled'
        and cost_cents > billed_cents
      union all
      select ${shipments.currency}, 0, ${shipmentCharges.amount_cents}, 0 from ${shipments}
        join ${shipmentCharges} on ${shipmentCharges.shipment_id} = ${shipments.id}
      where ${shipments.organisation_id} = ${organisation_id} and ${shipments.status} = 'cancelled'
        and ${isOwedIfCancelled}
    ) as owed
    group by currency order by currency`);
  return [...rows];
}
