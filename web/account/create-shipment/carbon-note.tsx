import type { RouteOption } from '#domain/routing/route-option.ts';

/** Where the emissions come from. */
export function CarbonNote({ options }: { options: readonly RouteOption[] }) {
  const emissions = options.find((option) => option.emissions)?.emissions;
  if (!emissions) return null;
  return (
    <p className="mt-2 text-dense text-ink-2">
      {`CO2e of this shipment by ISO 14083, well-to-wheel, from its weight and its way. Default factors: ${emissions.factor_set}.`}
    </p>
  );
}
