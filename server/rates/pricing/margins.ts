import { and, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { endOfDay } from '#domain/calendar/calendar-date.ts';
import { CROSS_CURRENCIES } from '#domain/money/exchange-rate.ts';
import { laneMargins, type MarginSum } from '#domain/rates/lane-margins.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { signedIn } from '#server/api/call-context.ts';
import { branches } from '#server/branches/branches-table.ts';
import type { Connection } from '#server/database/pool/connection.ts';
import { shipmentCharges } from '#server/invoices/shipment-charges-table.ts';
import { legalEntities } from '#server/legal-entities/legal-entities-table.ts';
import { isOfReader, type Reader, readerOf } from '#server/shipment-records/reader.ts';
import { shipments } from '#server/shipment-records/shipments-table.ts';
import { ratesUntil } from '../exchange-rates/exchange-rates-table.ts';
import { operations } from '../operations.ts';

const MAX_LANES = 500;

export const margins = operations.margins.handler(async ({ input, context }) => {
  const { db } = context.database;
  const sums = await listMarginSums(db, readerOf(signedIn(context)), input);
  const currencies = sums.flatMap(({ currency, base_currency }) => [currency, base_currency]);
  const rates = await ratesUntil(db, [...new Set([...currencies, ...CROSS_CURRENCIES])], input.to);
  return { lanes: laneMargins(sums, rates).slice(0, MAX_LANES) };
});

/**
 * Shipments without a branch count for the oldest legal entity, as in quotes. The day tells the exchange rate; without a conversion
 * a lane has one sum for all days, dated on the last one.
 */
async function listMarginSums(
  connection: Connection,
  reader: Reader,
  { from, to, mode }: { from: string; to: string; mode?: TransportMode | undefined },
): Promise<MarginSum[]> {
  const { origin_city, origin_country, destination_city, destination_country, transport_mode } = shipments;
  const entity = sql`coalesce(${branches.legal_entity_id}, (
    select id from legal_entities order by created_at, id limit 1))`;
  const base_currency = sql<string>`coalesce(${legalEntities.base_currency}, 'USD')`;
  const day = sql<string>`case when ${shipments.currency} = ${base_currency} then ${to}
    else to_char(${shipments.created_at} at time zone 'UTC', 'YYYY-MM-DD') end`;
  // A join, because a subquery is evaluated again by each sum over it.
  const bought = connection
    .select({ cost: sql<number | null>`sum(${shipmentCharges.amount_cents})`.as('cost') })
    .from(shipmentCharges)
    .where(
      and(
        eq(shipmentCharges.shipment_id, shipments.id),
        eq(shipmentCharges.side, 'buy'),
        ne(shipmentCharges.status, 'reversed'),
      ),
    )
    .as('bought');
  const costed = connection
    .select({
      legal_entity: sql<string>`coalesce(${legalEntities.name}, '')`.as('legal_entity'),
      base_currency: base_currency.as('base_currency'),
      origin_city,
      origin_country,
      destination_city,
      destination_country,
      mode: sql<TransportMode>`${transport_mode}`.as('mode'),
      currency: shipments.currency,
      day: day.as('day'),
      revenue: shipments.cost_cents,
      cost: bought.cost,
    })
    .from(shipments)
    .leftJoin(branches, eq(branches.id, shipments.branch_id))
    .leftJoin(legalEntities, sql`${legalEntities.id} = ${entity}`)
    .leftJoinLateral(bought, sql`true`)
    .where(
      and(
        gte(shipments.created_at, new Date(from)),
        lt(shipments.created_at, endOfDay(to)),
        ne(shipments.status, 'cancelled'),
        mode ? eq(transport_mode, mode) : isNotNull(transport_mode),
        isOfReader(reader),
      ),
    )
    .as('costed');
  const number = (value: ReturnType<typeof sql>) => sql<number>`${value}`.mapWith(Number);
  return connection
    .select({
      legal_entity: costed.legal_entity,
      base_currency: costed.base_currency,
      origin_city: costed.origin_city,
      origin_country: costed.origin_country,
      destination_city: costed.destination_city,
      destination_country: costed.destination_country,
      mode: costed.mode,
      currency: costed.currency,
      day: costed.day,
      shipments: number(sql`count(*)`),
      without_cost: number(sql`count(*) filter (where ${costed.cost} is null)`),
      revenue: number(sql`coalesce(sum(${costed.revenue}) filter (where ${costed.cost} is not null), 0)`),
      cost: number(sql`coalesce(sum(${costed.cost}), 0)`),
    })
    .from(costed)
    .groupBy(sql`1, 2, 3, 4, 5, 6, 7, 8, 9`);
}
