import type { ReactNode } from 'react';

export interface BreakdownTableProps {
  /** For screen readers. */
  caption: string;
  unit: string;
  lines: readonly { label: ReactNode; explanation: string; amount: string }[];
  total: string;
}

/** How a figure is calculated, line by line. */
export function BreakdownTable({ caption, unit, lines, total }: BreakdownTableProps) {
  return (
    <table className="w-full border-t border-line text-dense">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Amount in {unit}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, explanation, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one figure never change places
          <tr key={index} className="border-b border-line align-top">
            <th scope="row" className="px-4 py-2 text-left font-normal">
              <span className="block font-semibold">{label}</span>
              <span className="block text-ink-2">{explanation}</span>
            </th>
            <td className="num px-4 py-2 text-right whitespace-nowrap">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="px-4 py-2.5 text-left">
            Total
          </th>
          <td className="num px-4 py-2.5 text-right font-bold whitespace-nowrap">{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
