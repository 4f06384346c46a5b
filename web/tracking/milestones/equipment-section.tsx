import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { sizeTypeLabel } from '#domain/equipment/size-type.ts';
import { statusLabels } from '#web/status/status-appearance.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '../moment.tsx';
import { FreeTime } from './free-time.tsx';
import { countingTime, equipmentNumberText, equipmentStateLabels } from './milestone-text.ts';

const BEFORE_PICK_UP: ReadonlySet<string> = new Set(['created', 'pending', 'confirmed']);

const COLUMNS = 'grid gap-x-4 px-4 sm:px-6 md:grid-cols-[1.2fr_1fr_1.6fr_1.4fr]';

/** Above the rows on a wide screen; each cell is clear without its heading. */
const HEADINGS = ['Number and type', 'Status', 'Last event', 'Next and free time'];

type Shipment = Pick<TrackedShipment, 'equipment' | 'milestones' | 'status'>;
type Box = TrackedShipment['equipment'][number];
type Milestone = TrackedShipment['milestones'][number];

/** A row for each container with its own state; nothing for loads without equipment. Held ones come first. */
export function EquipmentSection({ equipment, milestones, status }: Shipment) {
  if (equipment.length === 0) return null;
  const title = equipment.every(({ kind }) => kind === 'container') ? 'Containers' : 'Equipment';
  const rows = equipment.toSorted(
    (one, other) => Number(other.state === 'on_hold') - Number(one.state === 'on_hold'),
  );
  return (
    <section aria-labelledby="equipment-heading">
      <h2 id="equipment-heading" tabIndex={-1} className="text-h3">
        {title}
      </h2>
      <div className="mt-3 overflow-hidden rounded-lg border border-line bg-surface text-dense">
        <p
          aria-hidden="true"
          className={`${COLUMNS} bg-sunken py-2 text-caption font-semibold max-md:hidden`}
        >
          {HEADINGS.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </p>
        <ul className="divide-y divide-line border-line md:border-t">
          {rows.map((box, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes without a number yet are equal
              key={`${box.number} ${index}`}
              box={box}
              status={status}
              milestones={milestones.filter(
                ({ equipment_number }) => box.number !== '' && equipment_number === box.number,
              )}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface RowProps {
  box: Box;
  status: TrackedShipment['status'];
  milestones: readonly Milestone[];
}

function Row({ box, status, milestones }: RowProps) {
  const latest = milestones.findLast(({ actual }) => actual !== null);
  const next = milestones.find(({ actual }) => actual === null);
  const isHeld = box.state === 'on_hold';
  return (
    <li className={classNames(COLUMNS, 'gap-y-1 py-3', isHeld && 'bg-st-customs-bg')}>
      <p>
        <span className="code font-semibold">{equipmentNumberText(box.number) || 'Not assigned yet'}</span>
        <span className="block text-ink-2">{box.size_type && sizeTypeLabel(box.size_type)}</span>
      </p>
      <p className={classNames('font-semibold first-letter:uppercase', isHeld && 'text-st-customs-fg')}>
        {stateText(box, status)}
      </p>
      <p className="text-ink-2">
        {latest?.actual ? (
          <>
            {latest.name}
            {latest.place && `, ${latest.place}`},{' '}
            <Moment at={latest.actual} zone={latest.time_zone} isShort />
          </>
        ) : (
          <span className="max-md:hidden">None yet</span>
        )}
      </p>
      <p className="text-ink-2">
        {next && (
          <span className="block">
            <Next milestone={next} />
          </span>
        )}
        <FreeTime box={box} />
      </p>
    </li>
  );
}

/** A box without events has the status of its shipment. */
function stateText({ state }: Box, status: TrackedShipment['status']): string {
  if (state) return equipmentStateLabels[state];
  return BEFORE_PICK_UP.has(status) ? 'Booked' : statusLabels(status);
}

function Next({ milestone }: { milestone: Milestone }) {
  const at = countingTime(milestone);
  return (
    <>
      Next: {milestone.name}
      {at && (
        <>
          , <Moment at={at} zone={milestone.time_zone} isShort />
        </>
      )}
    </>
  );
}
