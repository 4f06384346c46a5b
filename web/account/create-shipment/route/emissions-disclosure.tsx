import type { OfferedOption } from '#contract/routing.ts';
import { quantity } from '#web/shipments/amounts.ts';
import { Breakdown } from '../cargo/breakdown.tsx';
import { co2e } from './route-quantities.ts';
import { stopName, vehicleName } from './route-stops.ts';

const NOTE =
  'ISO 14083, well-to-wheel. An estimate for planning: default factors, with 5% more distance by road and 15% more by sea for detours. Handling at ports and airports is not included.';

/** The emissions of the shipment leg by leg; nothing while they are unknown. */
export function EmissionsDisclosure({ option }: { option: OfferedOption }) {
  const { carbon_footprint, emissions, legs } = option;
  if (!emissions) return null;
  const lines = legs.flatMap((leg, index) => {
    const counted = emissions.legs[index];
    if (!counted) return [];
    const { distance_km, factor, vehicle, source, co2e_kg } = counted;
    return {
      label: `${stopName(leg.from)} to ${stopName(leg.to)}, ${vehicleName(leg)}`,
      explanation: `${quantity(Math.round(distance_km), 'km')} at ${factor} kg CO2e per tonne and km (${vehicle}; ${source}).`,
      amount: co2e(co2e_kg),
    };
  });
  return (
    <Breakdown
      title={`How the CO2e is calculated (${emissions.factor_set})`}
      caption="Emissions of the shipment by leg"
      unit="kg CO2e"
      lines={lines}
      total={co2e(emissions.co2e_kg)}
      note={`${NOTE} Factors: ${sourcesOf(emissions.legs)}. Mode average; not specific to this shipment: ${quantity(carbon_footprint, 'kg CO2')}.`}
    />
  );
}

const SOURCES: Record<string, string> = {
  'DESNZ 2025': 'UK Government GHG Conversion Factors (DESNZ 2025)',
  'EEA 2021': 'European Environment Agency, rail freight in the EU (EEA 2021)',
};

function sourcesOf(legs: readonly { source: string }[]): string {
  return [...new Set(legs.map(({ source }) => source))].map((source) => SOURCES[source] ?? source).join('; ');
}
