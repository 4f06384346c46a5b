import type { TrackedShipment, TrackedSummary } from '#contract/tracking/tracked-shipment.ts';
import { readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { findByNumbers } from './look-up.ts';
import { operations } from './operations.ts';
import { findTracked } from './tracked-shipment.ts';

export const findMany = operations.findMany.handler(async ({ input, context }) => {
  const numbers = readTypedNumbers(input.numbers);
  const now = context.now();
  const found = await findByNumbers(context, numbers, () =>
    Promise.all(numbers.map((number) => findTracked(context, number, now))),
  );
  return numbers.map((number, place) => ({ number, shipment: summaryOf(found[place]) }));
});

function summaryOf(shipment: TrackedShipment | undefined): TrackedSummary | null {
  return shipment ? { ...shipment, latest_event: shipment.events[0] ?? null } : null;
}
