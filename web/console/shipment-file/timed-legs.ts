import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { dcsaCodeOf, type MilestoneCode } from '#domain/milestones/milestone-codes.ts';

type Leg = ShipmentFile['legs'][number];
type Basis = 'estimated' | 'planned';

/** A leg with the times that tracking shows, and whether they are estimates or only our plan; null without a time. */
export type TimedLeg = Leg & { etd_basis: Basis | null; eta_basis: Basis | null };

/** The legs of a file with the times of the tracked journey, where the file itself has no newer ones. */
export function timedLegs(
  legs: readonly Leg[],
  milestones: TrackedShipment['milestones'] | undefined,
): TimedLeg[] {
  return legs.map((leg) => {
    const [etd, etd_basis] = timeOf(leg, 'DEPA', milestones);
    const [eta, eta_basis] = timeOf(leg, 'ARRI', milestones);
    return { ...leg, etd, etd_basis, eta, eta_basis };
  });
}

function timeOf(
  { sequence, etd, eta }: Leg,
  event: 'DEPA' | 'ARRI',
  milestones: TrackedShipment['milestones'] = [],
): [Date | null, Basis | null] {
  const row = milestones.find(
    ({ leg_sequence, equipment_number, code }) =>
      leg_sequence === sequence && equipment_number === null && dcsaCodeOf(code as MilestoneCode) === event,
  );
  const inFile = event === 'DEPA' ? etd : eta;
  if (row?.estimated) return [row.estimated, 'estimated'];
  if (inFile && inFile.getTime() !== row?.planned?.getTime()) return [inFile, 'estimated'];
  return row?.planned ? [row.planned, 'planned'] : [null, null];
}
