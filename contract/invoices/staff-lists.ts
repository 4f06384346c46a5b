import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';
import { several } from '../operation/query-values.ts';
import { InvoiceKind, InvoiceState, StaffInvoice } from './invoice-records.ts';

const InvoiceFilter = z.object({
  /**
   * The beginning of the invoice’s number, also without its prefix and year, a part of the client’s name, also of another one that
   * the client was invoiced under, or the beginning of a tracking number, also without its letters.
   */
  q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  state: several(InvoiceState),
  /** Invoices and credit notes unless given. */
  kind: InvoiceKind.optional(),
  /** Of this company. */
  organisation: z.uuid().optional(),
  /** Issued from this moment on. */
  from: Moment.optional(),
  /** Issued before this moment. */
  until: Moment.optional(),
});

/** Void invoices are not summed; credit notes are negative. */
const InvoiceSums = z.object({
  amount_cents: z.number().int(),
  open_cents: z.number().int(),
  overdue_cents: z.number().int(),
});

/** Part of the area `invoices`. */
export const staffLists = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/staff/invoices',
    list: { records: 'invoices', of: 'reader' },
    summary: 'The invoices of all clients, newest first',
  })
    .input(
      InvoiceFilter.extend({
        ...SINCE,
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        invoices: z.array(StaffInvoice),
        next: z.string().nullable(),
        /** Of all pages, only with the first one; void invoices are counted but not summed. */
        totals: z
          .object({
            count: z.number().int(),
            /** Of a client or some branches, only the newest 10,000 invoices are counted and summed, of a search the newest 1,000. */
            capped: z.boolean(),
            /** Null where they are in several currencies; the sums then mean nothing. */
            currency: z.string().nullable(),
            ...InvoiceSums.shape,
            /** The sums of each currency, the largest number of invoices first. */
            by_currency: z.array(InvoiceSums.extend({ currency: z.string() })),
          })
          .nullable(),
      }),
    ),

  accounts: operation({
    access: 'staff',
    method: 'GET',
    path: '/staff/invoices.csv',
    summary: 'The invoices for accounting, line by line, oldest first: at most 100,000 lines',
    limit: { calls: 30, minutes: 10 },
  })
    .input(InvoiceFilter)
    .output(z.file().mime(['text/csv'])),
};
