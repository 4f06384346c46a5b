import { revenueByService, years } from '#content/investors.ts';
import { resultsTable } from '#content/reports.ts';

const { caption, columns, rows } = resultsTable('Years to 31 December', years);

/** Results of three years. A phone hides the first year. */
export function HighlightsTable() {
  return (
    <table className="w-full">
      <caption className="pb-3 text-left text-caption">{caption}</caption>
      <thead>
        <tr className="border-b border-ink text-right text-dense">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-2 not-first:pl-2 first:text-left min-[22rem]:not-first:pl-4 ${hiddenOnPhone(index)} ${isLatest(index) ? 'font-bold' : ''}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...values]) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-3 text-left font-semibold">
              {label}
            </th>
            {values.map((value, index) => (
              <td
                key={columns[index + 1]}
                className={`num py-3 pl-2 text-right whitespace-nowrap min-[22rem]:pl-4 ${hiddenOnPhone(index + 1)} ${isLatest(index + 1) ? 'text-ink' : 'text-ink-2'}`}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hiddenOnPhone(column: number) {
  return column === 1 ? 'max-sm:hidden' : '';
}

function isLatest(column: number) {
  return column === columns.length - 2;
}

const largest = Math.max(...revenueByService.map(({ in_2025 }) => in_2025));

/** Last year's revenue by service, as bars to scale. */
export function RevenueByService() {
  return (
    <table className="w-full">
      <caption className="pb-3 text-left text-caption">
        Revenue by service 2025, millions of US dollars
      </caption>
      <thead>
        <tr className="border-b border-ink text-dense">
          <th scope="col" className="py-2 text-left">
            Service
          </th>
          <th scope="col" className="py-2 pl-4 text-right">
            Revenue
          </th>
        </tr>
      </thead>
      <tbody>
        {revenueByService.map(({ service, in_2025 }) => (
          <tr key={service} className="border-b border-line">
            <th scope="row" className="w-full py-2.5 text-left text-ui font-semibold">
              {service}
              <svg aria-hidden="true" className="mt-1 block h-2 w-full">
                <rect width={`${(in_2025 / largest) * 100}%`} height="100%" fill="var(--brand)" />
              </svg>
            </th>
            <td className="num py-2.5 pl-6 text-right align-bottom">{in_2025}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
