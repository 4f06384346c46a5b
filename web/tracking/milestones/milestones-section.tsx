import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { LegMilestones, role } from './leg-milestones.tsx';

const COLUMNS = ['Milestone', 'Planned', 'Estimated', 'Actual', 'Place', 'Source'];

type Journey = Pick<TrackedShipment, 'legs' | 'milestones'>;

/** What is planned, estimated and has happened on each leg, and who reports it; nothing without milestones. */
export function MilestonesSection({ legs, milestones }: Journey) {
  if (milestones.length === 0) return null;
  const ofLeg = (sequence: number | null) =>
    milestones.filter(({ leg_sequence }) => leg_sequence === sequence);
  const unassigned = milestones.filter(
    ({ leg_sequence }) => !legs.some(({ sequence }) => sequence === leg_sequence),
  );
  return (
    <section aria-labelledby="milestones-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="milestones-heading" className="text-h3">
          Milestones
        </h2>
        <p className="text-caption">Times are local to each place.</p>
      </div>
      <div className="mt-3 overflow-hidden rounded-lg border border-line bg-surface">
        <table className="w-full border-collapse text-dense max-md:block md:table-fixed" {...role('table')}>
          <caption className="sr-only">Milestones by leg</caption>
          <thead className="bg-sunken max-md:sr-only" {...role('rowgroup')}>
            <tr {...role('row')}>
              {COLUMNS.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="py-2 pr-3 text-left text-caption font-semibold first:w-1/6 first:pl-6 nth-4:w-1/5 last:w-1/8"
                  {...role('columnheader')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {unassigned.length > 0 && <LegMilestones leg={null} milestones={unassigned} />}
          {legs.map((leg) => (
            <LegMilestones key={leg.sequence} leg={leg} milestones={ofLeg(leg.sequence)} />
          ))}
        </table>
      </div>
    </section>
  );
}
