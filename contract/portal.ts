import * as z from 'zod';
import { Money } from '#domain/money/money.ts';
import { operation } from './operation/operation.ts';

/** Counts stop at 10,000; `count` is then 10,000 and `capped` is true. */
const Counter = z.object({ count: z.number().int(), capped: z.boolean() });

/** Something that only the customer can do. */
const WaitingItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offer'),
    reference: z.string(),
    origin_city: z.string(),
    destination_city: z.string(),
    /** Both null without the permission `money`. */
    offered_cents: z.number().int().nullable(),
    offered_total: Money.nullable(),
    valid_until: z.date(),
  }),
  z.object({
    kind: z.literal('invoice'),
    number: z.string(),
    tracking_number: z.string(),
    amount_cents: z.number().int(),
    currency: z.string(),
    due_at: z.date(),
  }),
]);
export type WaitingItem = z.infer<typeof WaitingItem>;

export const portal = {
  summary: operation({
    access: 'signed-in',
    permission: ['view', 'money'],
    method: 'GET',
    path: '/portal/summary',
    summary: 'The figures of your portal',
  }).output(
    z.object({
      /** Null without the permission `view`, as are transit and documents. */
      active: z.number().int().nullable(),
      in_transit: z.number().int().nullable(),
      /** Of the invoices issued in the current calendar month, UTC; null without the permission `money`. */
      invoiced_this_month_cents: z.number().int().nullable(),
      /** Null for invoices in several currencies, whose sum then means nothing, and without the permission `money`. */
      currency: z.string().nullable(),
      /** The sums of each currency, the largest first; empty without the permission `money`. */
      by_currency: z.array(z.object({ currency: z.string(), invoiced_this_month_cents: z.number().int() })),
      documents: z.number().int().nullable(),
    }),
  ),

  attention: operation({
    access: 'signed-in',
    permission: ['view', 'money'],
    method: 'GET',
    path: '/portal/attention',
    summary:
      'What needs your attention: shipments held, late or arriving today, invoices due, and what waits for you',
  }).output(
    z.object({
      /** The shipments that need attention, each with the worst case; null for those who may not see shipments. */
      shipments: z
        .object({
          held: Counter.extend({ longest: z.object({ since: z.date(), place: z.string() }).nullable() }),
          late: Counter.extend({
            worst: z.object({ days_late: z.number().int(), city: z.string() }).nullable(),
          }),
          today: Counter.extend({
            next: z.object({ city: z.string(), at: z.date(), time_zone: z.string() }).nullable(),
          }),
        })
        .nullable(),
      /** The unpaid invoices; null for those who may not see amounts. */
      due: z
        .object({
          count: z.number().int(),
          /** Those past their due date. */
          overdue: z.number().int(),
          /** The earliest due date that is still to come. */
          next_due_at: z.date().nullable(),
          amounts: z.array(z.object({ currency: z.string(), amount_cents: z.number().int() })),
          /** Credited after payments and not refunded, by currency. */
          credit_balances: z.array(Money),
        })
        .nullable(),
      /** Offers that you can accept. */
      offers: z.number().int(),
      /** Overdue invoices, then open offers, the most urgent first: at most 20 of each. */
      waiting: z.array(WaitingItem),
    }),
  ),
};
