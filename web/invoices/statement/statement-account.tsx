import { useState } from 'react';
import { Link } from 'react-router';
import type { Statement } from '#contract/invoices/statements.ts';
import { AGEING_LABELS, entryText, unlistedText } from '#domain/invoices/statement/entry-text.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay, utcDay } from '#web/ui/calendar-day.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';

type Account = Statement['accounts'][number];
type Entry = Account['entries'][number];
type OpenItem = Account['open_items'][number];

const CELL = 'px-1.5 py-2 text-left align-top sm:px-3';
const FIGURE = 'num text-right whitespace-nowrap';
/** Where four columns do not fit, the date moves under the entry. */
const WIDE = 'max-sm:hidden';
const NARROW = 'block text-caption sm:hidden';
/** Rows that are shown at once. */
const SHOWN = 200;
const BUCKETS = Object.entries(AGEING_LABELS) as [keyof typeof AGEING_LABELS, string][];

interface StatementAccountProps {
  account: Account;
  period: { from: string; to: string };
  /** Path of an invoice or credit note. */
  invoicePath: (number: string) => string;
}

/** The account of one currency: ageing, entries between two balances, open invoices. */
export function StatementAccount({ account, period, invoicePath }: StatementAccountProps) {
  const { currency, ageing, credit, entries, open_items, opening, closing } = account;
  const unlisted = unlistedText(account);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? entries : entries.slice(0, SHOWN);
  return (
    <section aria-labelledby={`account-${currency}`} className="flex flex-col gap-4">
      <h3 id={`account-${currency}`} className="text-h3">
        Account in {currency}
      </h3>
      <FigureStrip
        label={`Open by days overdue in ${currency}`}
        hasAmounts
        figures={[
          { label: 'Balance', value: formatMoney(closing), large: true },
          ...BUCKETS.map(([bucket, label]) => ({ label, value: formatMoney(ageing[bucket]) })),
          ...(credit.amount === 0 ? [] : [{ label: 'Credit', value: formatMoney(credit) }]),
        ]}
      />
      <table className="w-full border-collapse rounded-md border border-line bg-surface text-ui max-sm:text-dense">
        <caption className="sr-only">Entries in {currency}, oldest first</caption>
        <thead className="bg-sunken text-dense text-ink-2">
          <tr>
            <th scope="col" className={classNames(CELL, WIDE)}>
              Date
            </th>
            <th scope="col" className={CELL}>
              Entry
            </th>
            <th scope="col" className={classNames(CELL, 'text-right')}>
              Amount
            </th>
            <th scope="col" className={classNames(CELL, 'text-right')}>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          <BalanceRow label={`Balance before ${dayText(period.from)}`} balance={opening} />
          {shown.map((entry) => (
            <EntryRow
              key={`${entry.kind} ${entry.number} ${entry.on} ${entry.balance.amount}`}
              entry={entry}
              path={invoicePath(entry.number)}
            />
          ))}
          {shown.length < entries.length && (
            <tr className="border-t border-line">
              <td colSpan={4} className={CELL}>
                <Button variant="secondary" onClick={() => setShowsAll(true)}>
                  Show {counted(entries.length - shown.length, 'more entry', 'more entries')}
                </Button>
              </td>
            </tr>
          )}
          <BalanceRow label={`Balance on ${dayText(period.to)}`} balance={closing} isClosing />
        </tbody>
      </table>
      {open_items.length > 0 && (
        <OpenItems items={open_items} currency={currency} invoicePath={invoicePath} />
      )}
      {unlisted && <p className="text-ui text-ink-2">{unlisted}</p>}
    </section>
  );
}

function BalanceRow({ label, balance, isClosing }: { label: string; balance: Money; isClosing?: boolean }) {
  return (
    <tr className="border-t border-line font-semibold">
      <td className={WIDE} />
      <th scope="row" className={CELL}>
        {label}
      </th>
      <td />
      <td className={classNames(CELL, FIGURE, isClosing && 'border-t-2 border-ink')}>
        {formatMoney(balance)}
      </td>
    </tr>
  );
}

function EntryRow({ entry, path }: { entry: Entry; path: string }) {
  const { on, tracking_number, due_on, amount, balance, open } = entry;
  const notes = [
    tracking_number,
    due_on && `due ${dayText(due_on)}`,
    open && (open.amount > 0 ? `${formatMoney(open)} open` : 'settled'),
  ].filter(Boolean);
  const text = <EntryName entry={entry} />;
  return (
    <tr className="border-t border-line">
      <td className={classNames(CELL, WIDE)}>
        <CalendarDay of={new Date(on)} />
      </td>
      <th scope="row" className={classNames(CELL, 'font-normal wrap-anywhere')}>
        {/* Invoices of a former system are not on record here. */}
        {tracking_number ? (
          <Link to={path} className="link">
            {text}
          </Link>
        ) : (
          text
        )}
        <span className={NARROW}>{dayText(on)}</span>
        {notes.length > 0 && <span className="block text-caption">{notes.join(', ')}</span>}
      </th>
      <td className={classNames(CELL, FIGURE)}>{formatMoney(amount)}</td>
      <td className={classNames(CELL, FIGURE)}>{formatMoney(balance)}</td>
    </tr>
  );
}

/** 'Invoice INV-2026-00007'. The number moves to the next line before it breaks. */
function EntryName({ entry }: { entry: Entry }) {
  const text = entryText(entry);
  // Payments on account have no number.
  if (entry.number === '' || !text.endsWith(entry.number)) return text;
  return (
    <>
      {text.slice(0, -entry.number.length)}
      <span className="inline-block max-w-full">{entry.number}</span>
    </>
  );
}

interface OpenItemsProps {
  items: readonly OpenItem[];
  currency: string;
  invoicePath: (number: string) => string;
}

function OpenItems({ items, currency, invoicePath }: OpenItemsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, SHOWN);
  return (
    <table className="w-full border-collapse rounded-md border border-line bg-surface text-ui max-sm:text-dense">
      <caption className="mb-2 text-left text-ui font-semibold">Open invoices in {currency}</caption>
      <thead className="bg-sunken text-dense text-ink-2">
        <tr>
          <th scope="col" className={CELL}>
            Invoice
          </th>
          <th scope="col" className={CELL}>
            Due
          </th>
          <th scope="col" className={classNames(CELL, 'text-right')}>
            Open
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ number, tracking_number, due_on, days_overdue, open }) => (
          <tr key={number} className="border-t border-line">
            <th scope="row" className={classNames(CELL, 'font-normal wrap-anywhere')}>
              {tracking_number ? (
                <Link to={invoicePath(number)} className="link code tap-area">
                  {number}
                </Link>
              ) : (
                number
              )}
            </th>
            <td className={CELL}>
              <CalendarDay of={new Date(due_on)} />
              {days_overdue > 0 && (
                <span className="block text-caption text-danger">{counted(days_overdue, 'day')} overdue</span>
              )}
            </td>
            <td className={classNames(CELL, FIGURE)}>{formatMoney(open)}</td>
          </tr>
        ))}
        {shown.length < items.length && (
          <tr className="border-t border-line">
            <td colSpan={3} className={CELL}>
              <Button variant="secondary" onClick={() => setShowsAll(true)}>
                Show {counted(items.length - shown.length, 'more invoice')}
              </Button>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function dayText(day: string): string {
  return utcDay(new Date(day));
}
