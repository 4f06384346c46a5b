import type { OfferedOption } from '#contract/routing.ts';

/** How the emissions are calculated. */
export function CarbonNote({ options }: { options: readonly OfferedOption[] }) {
  const sources = new Set(
    options.flatMap(({ emissions }) => emissions?.legs.map(({ source }) => source) ?? []),
  );
  if (sources.size === 0) return null;
  return (
    <p className="mt-2 text-dense text-ink-2">
      {`CO2e of this shipment by ISO 14083, well-to-wheel, from its weight and route. Default factors: ${[...sources].sort().join(' and ')}.`}
    </p>
  );
}
