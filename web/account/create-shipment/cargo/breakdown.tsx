import type { ReactNode } from 'react';

interface BreakdownProps {
  title: string;
  /** The column headings, for screen readers. */
  caption: string;
  unit: string;
  lines: readonly { label: ReactNode; explanation: string; amount: string }[];
  total: string;
  note?: string | undefined;
}

/** How a figure is calculated, line by line; closed at first. */
export function Breakdown({ title, caption, unit, lines, total, note }: BreakdownProps) {
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 text-ui font-semibold">{title}</summary>
      <table className="w-full border-t border-line text-dense">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
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
      {note && <p className="border-t border-line px-4 py-2.5 text-dense text-ink-2">{note}</p>}
    </details>
  );
}
