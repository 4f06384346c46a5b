import type { RouteOption } from '#domain/routing/route-option.ts';

/** Tells the two carbon columns apart. */
export function CarbonNote({ options }: { options: readonly RouteOption[] }) {
  const emissions = options.find((option) => option.emissions)?.emissions;
  return (
    <p className="mt-2 text-dense text-ink-2">
      Carbon is the standard figure of each mode, whatever is sent.
      {emissions &&
        ` CO2e is worked out for this shipment by ISO 14083 from its weight and its way: well-to-wheel, default factors ${emissions.factor_set}.`}
    </p>
  );
}
