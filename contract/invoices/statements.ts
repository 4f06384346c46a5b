import * as z from 'zod';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { PAPER_SIZES } from '#domain/documents/paper-size.ts';
import { STATEMENT_ENTRY_KINDS } from '#domain/invoices/statement/statement.ts';
import { Money } from '#domain/money/money.ts';
import { operation } from '../operation/operation.ts';

const Entry = z.object({
  on: z.iso.date().meta({ description: 'The day in UTC.' }),
  kind: z.enum(STATEMENT_ENTRY_KINDS).meta({
    description:
      '`on_account` is the unallocated amount of a payment; `reversal` reverses a payment, `refund_reversal` a refund, `void` an invoice; `rounding` is the difference between the VAT of several credit notes and that of their invoice.',
  }),
  /** Of the invoice or credit note; of an opening balance its reference; empty for a payment on account and its refunds. */
  number: z.string(),
  /** Null for opening balances and payments on account. */
  tracking_number: z.string().nullable(),
  /** Of a payment or refund; empty for none. */
  reference: z.string(),
  /** Of an invoice; null otherwise. */
  due_on: z.iso.date().nullable(),
  amount: Money.meta({ description: 'Negative where it lowers what the company owes.' }),
  balance: Money.meta({ description: 'What the company owes after the entry.' }),
  open: Money.nullable().meta({
    description: 'Of an invoice, what is open at the end of the period; null otherwise.',
  }),
});

const OpenItem = z.object({
  number: z.string(),
  tracking_number: z.string().nullable(),
  issued_on: z.iso.date(),
  due_on: z.iso.date(),
  amount: Money,
  open: Money.meta({ description: 'What is still to be paid at the end of the period.' }),
  days_overdue: z
    .number()
    .int()
    .meta({ description: 'At the end of the period; 0 until the due day has ended.' }),
});

const Account = z.object({
  currency: z.string(),
  opening: Money.meta({ description: 'What the company owed before the period; negative for a credit.' }),
  closing: Money.meta({ description: 'What it owes at the end of the period; negative for a credit.' }),
  ageing: z
    .object({
      current: Money.meta({ description: 'Not overdue.' }),
      days_1_30: Money.meta({ description: '1 to 30 days overdue.' }),
      days_31_60: Money.meta({ description: '31 to 60 days overdue.' }),
      days_61_90: Money.meta({ description: '61 to 90 days overdue.' }),
      over_90_days: Money.meta({ description: 'More than 90 days overdue.' }),
    })
    .meta({ description: 'What is open at the end of the period, by days overdue.' }),
  credit: Money.meta({
    description:
      'Credits and payments that no open invoice takes, not positive. With the amounts of `ageing`, it adds up to the closing balance.',
  }),
  entries: z.array(Entry).meta({ description: 'What changed the balance in the period, oldest first.' }),
  open_count: z.number().int().meta({
    description: 'How many invoices are open at the end of the period, also those that are not listed.',
  }),
  open_items: z.array(OpenItem).meta({
    description:
      'The open invoices, those due first at the beginning; of more than 5,000 in all currencies only those. `ageing` counts all.',
  }),
});

export const Statement = z.object({
  /** Of the company. */
  name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  accounts: z.array(Account).meta({ description: 'One for each currency.' }),
});
export type Statement = z.infer<typeof Statement>;

const Period = z.object({
  id: z.uuid(),
  /** The first day, in UTC; 90 days before the last one unless given. At most 366 days. */
  from: calendarDate('Enter the first day as 2026-11-30.').optional(),
  /** The last day, in UTC; today unless given. */
  to: calendarDate('Enter the last day as 2026-11-30.').optional(),
});

const ACCESS = { access: 'signed-in', permission: 'money', method: 'GET' } as const;
const ERRORS = {
  NOT_FOUND: { status: 404, message: 'No such company.' },
  SOME_BRANCHES: {
    status: 403,
    message: 'Your access is limited to some branches, and this covers all of them.',
  },
  TOO_MANY_ENTRIES: {
    status: 409,
    message: 'This statement has more than 5,000 entries. Choose a shorter period.',
  },
} as const;

/** Part of the area `invoices`. */
export const statements = {
  statement: operation({
    ...ACCESS,
    path: '/organisations/{id}/statement',
    summary: 'The statement of account of a company, by currency; customers get their own only',
    limit: { calls: 120, minutes: 10 },
  })
    .input(Period)
    .output(Statement)
    .errors(ERRORS),

  statementCsv: operation({
    ...ACCESS,
    path: '/organisations/{id}/statement.csv',
    summary: 'The entries of a statement of account for spreadsheets',
    limit: { calls: 30, minutes: 10 },
  })
    .input(Period)
    .output(z.file().mime(['text/csv']))
    .errors(ERRORS),

  statementPdf: operation({
    ...ACCESS,
    path: '/organisations/{id}/statement.pdf',
    summary: 'The statement of account of a company as a PDF file',
    limit: { calls: 30, minutes: 10 },
  })
    .input(Period.extend({ size: z.enum(PAPER_SIZES).optional() }))
    .output(z.file().mime(['application/pdf']))
    .errors({
      ...ERRORS,
      PDF_UNAVAILABLE: {
        status: 503,
        message: 'The PDF could not be created just now. Try again in a moment.',
      },
    }),
};
