import { type MonthSpending, monthName } from './month-names.ts';
import { spentText } from './spent-text.ts';

interface SpendingTableProps {
  months: readonly MonthSpending[];
  /** Of months without a booking. */
  currency: string;
}

/** Spend per month, newest first. */
export function SpendingTable({ months, currency }: SpendingTableProps) {
  return (
    <table className="w-full max-w-xl text-dense">
      <caption className="sr-only">Spend per month</caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 text-left">
            Month
          </th>
          <th scope="col" className="py-2 pl-4 text-right">
            Shipments
          </th>
          <th scope="col" className="py-2 pl-4 text-right">
            Spent
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, shipments, by_currency }, index) => (
          <tr key={month} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {monthName(month, 'long')}
              {index === 0 && <span className="text-ink-3"> so far</span>}
            </th>
            <td className="num py-2 pl-4 text-right">{shipments.toLocaleString('en-US')}</td>
            <td className="num py-2 pl-4 text-right">
              {spentText(by_currency.length > 0 ? by_currency : [{ currency, spent_cents: 0 }])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
