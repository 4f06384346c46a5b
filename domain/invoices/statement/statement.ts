import { type CalendarDay, daysBetween } from '../../calendar/calendar-day.ts';
import type { Money } from '../../money/money.ts';

/** `on_account` is the unallocated amount of a payment; `reversal` reverses a payment, `refund_reversal` a refund. `void` cancels an invoice; `rounding` is the difference between the VAT of several credit notes and that of their invoice. */
export const STATEMENT_ENTRY_KINDS = [
  'invoice',
  'credit_note',
  'payment',
  'on_account',
  'reversal',
  'refund',
  'refund_reversal',
  'void',
  'rounding',
] as const;
export type StatementEntryKind = (typeof STATEMENT_ENTRY_KINDS)[number];

/** Days overdue at which each bucket begins; the first one isn't overdue. */
const BUCKETS = [
  ['over_90_days', 91],
  ['days_61_90', 61],
  ['days_31_60', 31],
  ['days_1_30', 1],
] as const;
type Bucket = (typeof BUCKETS)[number][0] | 'current';

/** What changed the balance of a client on a day. Minor units; negative lowers what the client owes. */
export interface StatementMovement {
  kind: StatementEntryKind;
  on: CalendarDay;
  number: string;
  tracking_number: string | null;
  /** Of a payment or refund; '' for none. */
  reference: string;
  /** Of an invoice. */
  due_on: CalendarDay | null;
  currency: string;
  amount_cents: number;
}

/** What is open of an invoice at the end of the period. */
export interface OpenItem {
  number: string;
  tracking_number: string | null;
  issued_on: CalendarDay;
  due_on: CalendarDay;
  currency: string;
  /** Minor units. */
  amount_cents: number;
  open_cents: number;
  /** False for one of the period that is beyond those that are listed. */
  listed: boolean;
}

/** What is open at the end of the period of all invoices that are due on a day. */
interface OpenSum {
  currency: string;
  due_on: CalendarDay;
  /** Minor units. */
  open_cents: number;
  invoices: number;
}

export interface StatementData {
  /** In their order. */
  movements: readonly StatementMovement[];
  /** The oldest ones, and those of the period. */
  open_items: readonly OpenItem[];
  /** Of all open invoices. */
  open_sums: readonly OpenSum[];
  /** The balances at the end of the period. */
  closing: readonly { currency: string; amount_cents: number }[];
}

/** The account of a client in one currency. */
interface StatementAccount {
  currency: string;
  opening: Money;
  closing: Money;
  /** What is open by days overdue at the end of the period; with the credit, it adds up to the closing balance. */
  ageing: Record<Bucket, Money>;
  /** What the client has paid or been credited beyond its open invoices; not positive. */
  credit: Money;
  entries: (Omit<StatementMovement, 'amount_cents' | 'currency'> & {
    amount: Money;
    /** After the entry. */
    balance: Money;
    /** Of an invoice: what is open at the end of the period; otherwise null. */
    open: Money | null;
  })[];
  /** How many invoices are open, also those that are not listed. */
  open_count: number;
  open_items: (Omit<OpenItem, 'amount_cents' | 'open_cents' | 'currency' | 'listed'> & {
    amount: Money;
    open: Money;
    /** At the end of the period; 0 until the due day has ended. */
    days_overdue: number;
  })[];
}

/** The accounts of a client at the end of a day, by currency. Opening balances are what the entries lead from to the closing ones. */
export function statementAccounts(
  { movements, open_items, open_sums, closing }: StatementData,
  to: CalendarDay,
): StatementAccount[] {
  const balances = new Map(closing.map(({ currency, amount_cents }) => [currency, amount_cents]));
  const currencies = new Set([...balances.keys(), ...movements.map(({ currency }) => currency)]);
  return [...currencies].sort().flatMap((currency) => {
    const own = <Row extends { currency: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.currency === currency);
    const closing_cents = balances.get(currency) ?? 0;
    const entries = own(movements);
    const open = own(open_items);
    const sums = own(open_sums);
    if (entries.length === 0 && sums.length === 0 && closing_cents === 0) return [];
    return [accountOf(currency, { entries, open, sums, closing_cents }, to)];
  });
}

function accountOf(
  currency: string,
  {
    entries,
    open,
    sums,
    closing_cents,
  }: {
    entries: readonly StatementMovement[];
    open: readonly OpenItem[];
    sums: readonly OpenSum[];
    closing_cents: number;
  },
  to: CalendarDay,
): StatementAccount {
  const money = (amount: number): Money => ({ amount, currency });
  const openOf = new Map(open.map(({ number, open_cents }) => [number, open_cents]));
  const opening_cents = closing_cents - sumOf(entries.map(({ amount_cents }) => amount_cents));
  const items = open
    .filter(({ listed }) => listed)
    .map(({ amount_cents, open_cents, currency: _, listed: __, ...item }) => ({
      ...item,
      amount: money(amount_cents),
      open: money(open_cents),
      days_overdue: daysOverdue(item, to),
    }));
  const openIn = (bucket: Bucket) =>
    money(
      sumOf(
        sums.filter((sum) => bucketOf(daysOverdue(sum, to)) === bucket).map(({ open_cents }) => open_cents),
      ),
    );
  let balance = opening_cents;
  return {
    currency,
    opening: money(opening_cents),
    closing: money(closing_cents),
    ageing: {
      current: openIn('current'),
      days_1_30: openIn('days_1_30'),
      days_31_60: openIn('days_31_60'),
      days_61_90: openIn('days_61_90'),
      over_90_days: openIn('over_90_days'),
    },
    credit: money(closing_cents - sumOf(sums.map(({ open_cents }) => open_cents))),
    entries: entries.map(({ amount_cents, currency: _, ...entry }) => {
      balance += amount_cents;
      return {
        ...entry,
        amount: money(amount_cents),
        balance: money(balance),
        open: entry.kind === 'invoice' ? money(openOf.get(entry.number) ?? 0) : null,
      };
    }),
    open_count: sumOf(sums.map(({ invoices }) => invoices)),
    open_items: items,
  };
}

/** 0 until the due day has ended. */
function daysOverdue({ due_on }: { due_on: CalendarDay }, to: CalendarDay): number {
  return Math.max(0, daysBetween(due_on, to));
}

function bucketOf(days_overdue: number): Bucket {
  return BUCKETS.find(([, from]) => days_overdue >= from)?.[0] ?? 'current';
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
