import { type SQL, sql } from 'drizzle-orm';
import { shiftDay } from '#domain/calendar/calendar-day.ts';
import type { StatementData } from '#domain/invoices/statement/statement.ts';
import type { Connection } from '../../database/pool/connection.ts';

/** How many entries a statement has at most, and how many open invoices it lists. */
const MAX_ROWS = 5_000;

interface Period {
  organisation_id: string;
  /** Its first and last days, in UTC. */
  from: string;
  to: string;
}

/** What a statement of account is made of; null where it has more entries than `most`. */
export async function readStatement(
  connection: Connection,
  period: Period,
  most = MAX_ROWS,
): Promise<StatementData | null> {
  const [found] = await connection.execute<{ [Field in keyof StatementData]: StatementData[Field] }>(
    statementQuery(period, most),
  );
  const data = found as StatementData;
  return data.movements.length > most ? null : { ...data };
}

/**
 * One statement, so that all is of the same moment. Balances are computed backwards from what is open now, so that only what
 * happened since is read (decision 0151).
 */
export function statementQuery({ organisation_id, from, to }: Period, most: number): SQL {
  const start = sql`${`${from}T00:00:00Z`}::timestamptz`;
  const end = sql`${`${shiftDay(to, 1)}T00:00:00Z`}::timestamptz`;
  const organisation = sql`${organisation_id}::uuid`;
  return sql`
    with movements as materialized (${movements(organisation, start)}),
    entries as materialized (
      select * from movements where at < ${end} limit ${most + 1}),
    open_items as materialized (
      select *, row_number() over (order by due_on, number) <= ${most} as listed
        from (${openItems(organisation, end)}) as items where open_cents > 0),
    balances as (
      select currency, sum(amount_cents) as amount_cents from (
        ${openNow(organisation)}
        union all select currency, -amount_cents from movements where at >= ${end}) as changes
      group by currency)
    select
      (select coalesce(json_agg(json_build_object(
          'kind', kind, 'on', (at at time zone 'UTC')::date, 'number', number, 'tracking_number', tracking_number,
          'reference', reference, 'due_on', due_on, 'currency', currency, 'amount_cents', amount_cents)
          order by at, place, number), '[]')
        from (select entries.*, shipments.tracking_number from entries
          left join shipments on shipments.id = entries.shipment_id) as entries) as movements,
      (select coalesce(json_agg(json_build_object(
          'number', number, 'tracking_number', tracking_number, 'issued_on', issued_on, 'due_on', due_on,
          'currency', currency, 'amount_cents', amount_cents, 'open_cents', open_cents, 'listed', listed)
          order by due_on, number), '[]')
        from (select open_items.*, shipments.tracking_number from open_items
          left join shipments on shipments.id = open_items.shipment_id
          where listed or number in (select number from entries where kind = 'invoice')) as items) as open_items,
      (select coalesce(json_agg(json_build_object(
          'currency', currency, 'due_on', due_on, 'open_cents', open_cents, 'invoices', invoices)), '[]')
        from (select currency, due_on, sum(open_cents) as open_cents, count(*) as invoices
          from open_items group by currency, due_on) as sums) as open_sums,
      (select coalesce(json_agg(json_build_object('currency', currency, 'amount_cents', amount_cents)), '[]')
        from balances) as closing`;
}

/** Everything that changed the balance of the client from a moment on; `place` sorts what happened at once. */
function movements(organisation: SQL, from: SQL): SQL {
  const day = sql`(due_at at time zone 'UTC')::date`;
  return sql`
    select kind, 0 as place, issued_at as at, number, shipment_id, '' as reference, currency,
        case kind when 'credit_note' then -amount_cents else amount_cents end as amount_cents,
        case kind when 'invoice' then ${day} end as due_on
      from invoices where organisation_id = ${organisation} and issued_at >= ${from}
    union all
    select 'rounding', 1, note.issued_at, credited.number, credited.shipment_id, '', credited.currency,
        sum(other.amount_cents) - credited.credited_cents, null
      from invoices note
      join invoices credited on credited.id = note.credits_invoice_id
        and credited.credited_cents = credited.amount_cents
      join invoices other on other.credits_invoice_id = credited.id
      where note.organisation_id = ${organisation} and note.issued_at >= ${from} and note.kind = 'credit_note'
      group by note.id, credited.id
      having sum(other.amount_cents) <> credited.credited_cents
        and note.id = (array_agg(other.id order by other.issued_at desc, other.id desc))[1]
    union all
    select 'payment', 2, paid_at, number, shipment_id, '', currency,
        paid_cents - (amount_cents - credited_cents + overpaid_cents), null
      from invoices where organisation_id = ${organisation} and paid_at is not null and paid_at >= ${from}
        and paid_cents <> amount_cents - credited_cents + overpaid_cents
    union all ${paymentMovements(organisation, { kind: 'payment', at: 'received_at', sign: '-', from })}
    union all ${paymentMovements(organisation, { kind: 'reversal', at: 'reversed_at', sign: '', from })}
    union all ${accountRefunds(organisation, { kind: 'refund', at: 'refunded_at', sign: '', from })}
    union all ${accountRefunds(organisation, { kind: 'refund_reversal', at: 'reversed_at', sign: '-', from })}
    union all
    select 'void', 2, voided_at, number, shipment_id, '', currency, -amount_cents, null
      from invoices where organisation_id = ${organisation} and voided_at is not null and voided_at >= ${from}
    union all
    select 'refund', 2, (refund ->> 'refunded_at')::timestamptz, number, shipment_id, refund ->> 'reference', currency,
        (refund ->> 'amount_cents')::bigint, null
      from invoices, jsonb_array_elements(refunds) as refund
      where organisation_id = ${organisation} and kind = 'credit_note' and refunded_cents > 0
        and (refund ->> 'refunded_at')::timestamptz >= ${from}
    union all
    select 'invoice', 0, issued_on::timestamp at time zone 'UTC', reference, null, '', currency, amount_cents, due_on
      from opening_balances
      where organisation_id = ${organisation} and issued_on::timestamp at time zone 'UTC' >= ${from}
    union all
    select 'payment', 2, paid_at, reference, null, '', currency, paid_cents - amount_cents, null
      from opening_balances
      where organisation_id = ${organisation} and paid_at >= ${from} and paid_cents < amount_cents
    union all
    select 'payment', 2, ${balancePaidAt}, opening_balances.reference, null, payment ->> 'reference', currency,
        -(payment ->> 'amount_cents')::bigint, null
      from opening_balances, jsonb_array_elements(payments) as payment
      where organisation_id = ${organisation} and ${balancePaidAt} >= ${from}`;
}

/** Of a payment of an opening balance. */
const balancePaidAt = sql`(payment ->> 'paid_at')::timestamptz`;

/** Payments on record, or their reversals, by what they pay: invoices, and the account for the rest. */
function paymentMovements(
  organisation: SQL,
  {
    kind,
    at,
    sign,
    from,
  }: { kind: 'payment' | 'reversal'; at: 'received_at' | 'reversed_at'; sign: '-' | ''; from: SQL },
): SQL {
  const moment = sql.raw(at);
  const amount = (cents: string) => sql.raw(`${sign}(${cents})`);
  const rest = sql.raw(kind === 'payment' ? `'on_account'` : `'reversal'`);
  return sql`
    select ${sql.raw(`'${kind}'`)}, 2, ${moment}, invoices.number, invoices.shipment_id, reference, payments.currency,
        ${amount('parts.amount_cents')}, null
      from payments
      join payment_allocations parts on parts.payment_id = payments.id
      join invoices on invoices.id = parts.invoice_id
      where payments.organisation_id = ${organisation} and ${moment} is not null and ${moment} >= ${from}
    union all
    select ${rest}, 2, ${moment}, '', null, reference, currency, ${amount('amount_cents - allocated_cents')}, null
      from payments
      where organisation_id = ${organisation} and ${moment} is not null and ${moment} >= ${from}
        and allocated_cents < amount_cents`;
}

/** Refunds of payments on account, or their reversals. */
function accountRefunds(
  organisation: SQL,
  {
    kind,
    at,
    sign,
    from,
  }: {
    kind: 'refund' | 'refund_reversal';
    at: 'refunded_at' | 'reversed_at';
    sign: '-' | '';
    from: SQL;
  },
): SQL {
  const moment = sql.raw(`(refund ->> '${at}')::timestamptz`);
  return sql`
    select ${sql.raw(`'${kind}'`)}, 2, ${moment}, '', null, refund ->> 'reference', currency,
        ${sql.raw(`${sign}(refund ->> 'amount_cents')::bigint`)}, null
      from payments, jsonb_array_elements(refunds) as refund
      where organisation_id = ${organisation} and refunds <> '[]'::jsonb and ${moment} >= ${from}`;
}

/** What is open now: unpaid invoices and opening balances, less the credit balances and what was paid on account. */
function openNow(organisation: SQL): SQL {
  return sql`
    select currency, amount_cents - credited_cents - paid_cents as amount_cents
      from invoices where organisation_id = ${organisation} and status = 'Pending'
    union all select currency, refunded_cents - overpaid_cents
      from invoices where organisation_id = ${organisation} and overpaid_cents > refunded_cents
    union all select currency, allocated_cents + refunded_cents - amount_cents
      from payments where organisation_id = ${organisation} and allocated_cents < amount_cents and reversed_at is null
    union all select currency, amount_cents - paid_cents
      from opening_balances where organisation_id = ${organisation} and paid_at is null`;
}

/**
 * The invoices that were issued and neither paid nor void before a moment, with what was open of them then. Those that were paid
 * in part are open until the payment or credit note that covers the rest.
 */
function openItems(organisation: SQL, at: SQL): SQL {
  const names = [
    'id',
    'number',
    'shipment_id',
    'issued_at',
    'due_at',
    'currency',
    'amount_cents',
    'credited_cents',
    'overpaid_cents',
    'paid_cents',
    'paid_at',
  ];
  const columns = sql.raw(names.join(', '));
  const ofCredited = sql.raw(names.map((name) => `credited.${name}`).join(', '));
  return sql`
    select number, shipment_id, (issued_at at time zone 'UTC')::date as issued_on,
        (due_at at time zone 'UTC')::date as due_on, currency, amount_cents,
        amount_cents - case credited_cents when 0 then 0 else
          coalesce((select sum(note.amount_cents) from invoices note
            where note.credits_invoice_id = candidates.id and note.issued_at < ${at}), 0) end
          - coalesce((select sum(parts.amount_cents) from payment_allocations parts
            join payments on payments.id = parts.payment_id
            where parts.invoice_id = candidates.id and parts.allocated_at < ${at}
              and (payments.reversed_at is null or payments.reversed_at >= ${at})), 0)
          - case when paid_at < ${at} then amount_cents - credited_cents + overpaid_cents - paid_cents else 0 end as open_cents
      from (
        select ${columns} from invoices where organisation_id = ${organisation} and status = 'Pending'
        union select ${columns} from invoices
          where organisation_id = ${organisation} and paid_at is not null and paid_at >= ${at}
        union select ${columns} from invoices
          where organisation_id = ${organisation} and voided_at is not null and voided_at >= ${at}
        union select ${ofCredited} from invoices note
          join invoices credited on credited.id = note.credits_invoice_id
            and credited.status in ('Credited', 'Paid')
          where note.organisation_id = ${organisation} and note.issued_at >= ${at} and note.kind = 'credit_note'
        ) as candidates
      where issued_at < ${at}
    union all
    select reference, null, issued_on, due_on, currency, amount_cents,
        amount_cents - coalesce((select sum((payment ->> 'amount_cents')::bigint)
          from jsonb_array_elements(payments) as payment where ${balancePaidAt} < ${at}), 0)
      from opening_balances
      where organisation_id = ${organisation} and issued_on::timestamp at time zone 'UTC' < ${at}
        and (paid_at is null or paid_at >= ${at})`;
}
