import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';

type Estimate = TrackedShipment['estimate_history'][number];

interface Step {
  /** Shares of the width and height, from the top left. */
  x: number;
  y: number;
  at: Date;
  made_at: Date;
}

/** The known estimates as steps of a chart: later to the right, and later deliveries higher up. */
export function estimateSteps(
  estimates: readonly Pick<Estimate, 'estimated_delivery' | 'made_at'>[],
  promised: Date | null,
): { steps: Step[]; promised_y: number | null } {
  const known = estimates.flatMap(({ estimated_delivery: at, made_at }) => (at ? [{ at, made_at }] : []));
  const days = [...known.map(({ at }) => at), ...(promised ? [promised] : [])].map((day) => day.getTime());
  const made = known.map(({ made_at }) => made_at.getTime());
  const share = (value: number, values: readonly number[]) => {
    const least = Math.min(...values);
    const range = Math.max(...values) - least;
    return range === 0 ? 0.5 : (value - least) / range;
  };
  return {
    steps: known.map(({ at, made_at }) => ({
      x: share(made_at.getTime(), made),
      y: 1 - share(at.getTime(), days),
      at,
      made_at,
    })),
    promised_y: promised && 1 - share(promised.getTime(), days),
  };
}
