/** Base prices in dollars and base days of the route estimate. */
const rates = [
  { mode: 'sea', name: 'Sea', from: 80, days: 14 },
  { mode: 'rail', name: 'Rail', from: 120, days: 4 },
  { mode: 'road', name: 'Road', from: 180, days: 3 },
  { mode: 'air', name: 'Air', from: 450, days: 1 },
] as const;

const highestPrice = Math.max(...rates.map((rate) => rate.from));

export function RateBars() {
  return (
    <table className="w-full text-dense">
      <caption className="pb-2 text-left text-caption">Estimates start from</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Mode</th>
          <th scope="col">Price from</th>
          <th scope="col">Days</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.mode} className="border-t border-line">
            <th scope="row" className="w-14 py-2 text-left font-semibold">
              {rate.name}
            </th>
            <td className="py-2">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="h-3 rounded-xs"
                  style={{
                    width: `${(rate.from / highestPrice) * 60}%`,
                    background: `var(--mode-${rate.mode})`,
                  }}
                />
                <span className="num">${rate.from}</span>
              </span>
            </td>
            <td className="py-2 text-right whitespace-nowrap text-ink-2">
              {rate.days}&nbsp;{rate.days === 1 ? 'day' : 'days'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
