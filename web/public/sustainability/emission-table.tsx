import type { EmissionFactor } from '#content/sustainability.ts';

/** Emission factors in grams per tonne-kilometre, with bars to scale. */
export function EmissionTable({ factors }: { factors: readonly EmissionFactor[] }) {
  const largest = Math.max(...factors.map((factor) => factor.well_to_wheel));
  return (
    <table className="w-full">
      <caption className="pb-3 text-left text-caption">
        Grams of CO2e per tonne-kilometre. Bars to scale; the darker part is tank-to-wheel
      </caption>
      <thead>
        <tr className="border-b border-ink text-left align-bottom text-dense">
          <th scope="col" className="py-2 pr-4">
            Vehicle
          </th>
          <td aria-hidden="true" className="w-1/2 max-md:hidden" />
          <th scope="col" className="py-2 pl-4 text-right">
            Tank-to-wheel
          </th>
          <th scope="col" className="py-2 pl-4 text-right">
            Well-to-wheel
          </th>
        </tr>
      </thead>
      <tbody>
        {factors.map((factor) => (
          <tr key={factor.vehicle} className="border-b border-line">
            <th scope="row" className="py-4 pr-4 text-left font-semibold">
              {factor.vehicle}
              <div className="mt-2 md:hidden">
                <FactorBar factor={factor} largest={largest} />
              </div>
            </th>
            <td aria-hidden="true" className="max-md:hidden">
              <FactorBar factor={factor} largest={largest} />
            </td>
            <td className="num py-4 pl-4 text-right">{factor.tank_to_wheel?.toFixed(1) ?? '—'}</td>
            <td className="num py-4 pl-4 text-right">{factor.well_to_wheel.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FactorBar({ factor, largest }: { factor: EmissionFactor; largest: number }) {
  const width = (grams: number) => `${(grams / largest) * 100}%`;
  return (
    <svg className="block h-5 w-full" aria-hidden="true">
      <rect
        width={width(factor.well_to_wheel)}
        height="100%"
        fill="var(--shoal-3)"
        stroke="var(--line-strong)"
      />
      {factor.tank_to_wheel !== null && (
        <rect width={width(factor.tank_to_wheel)} height="100%" fill="var(--brand)" />
      )}
    </svg>
  );
}
