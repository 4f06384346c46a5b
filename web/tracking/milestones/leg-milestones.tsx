import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { calendarDay, daysBetween } from '#domain/calendar/calendar-day.ts';
import { counted } from '#web/shipments/amounts.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '../moment.tsx';
import {
  carriageText,
  claimText,
  countingTime,
  equipmentNumberText,
  legModeLabels,
  legStateLabels,
  sourceText,
  usedSourceText,
} from './milestone-text.ts';

type Milestone = TrackedShipment['milestones'][number];
type Leg = TrackedShipment['legs'][number];

/** Milestone, planned, estimated, actual, place and source. */
const COLUMN_COUNT = 6;

interface LegMilestonesProps {
  /** Null for what concerns the whole shipment. */
  leg: Leg | null;
  milestones: readonly Milestone[];
}

/** A leg with its carriage, and a row for each event, as a part of the table. On a phone, each row is a list of values. */
export function LegMilestones({ leg, milestones }: LegMilestonesProps) {
  const carriage = leg ? carriageText(leg) : '';
  return (
    <tbody className="max-md:block" {...role('rowgroup')}>
      <tr className="border-t border-line max-md:block" {...role('row')}>
        <th
          scope="rowgroup"
          colSpan={COLUMN_COUNT}
          className="px-4 pt-3.5 pb-2 text-left text-ui font-normal max-md:block sm:px-6"
          {...role('rowheader')}
        >
          {leg && (
            <ModeIcon
              mode={leg.mode === 'barge' ? 'sea' : leg.mode}
              className="mr-2 inline-block align-text-bottom"
            />
          )}
          <span className="font-semibold">
            {leg ? `Leg ${leg.sequence} · ${legModeLabels[leg.mode]}` : 'Shipment'}
          </span>
          {leg && (
            <span className="text-ink-2">
              {' '}
              · {leg.from} → {leg.to}
              {leg.role === 'transhipment' && ` · transhipment in ${leg.from}`}
              {carriage && ` · ${carriage}`} · {legStateLabels[leg.state]}
            </span>
          )}
        </th>
      </tr>
      {milestones.map((milestone, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have equal fields
          key={`${milestone.code} ${milestone.equipment_number} ${index}`}
          milestone={milestone}
          mode={leg?.mode}
        />
      ))}
    </tbody>
  );
}

interface RowProps {
  milestone: Milestone;
  mode: Leg['mode'] | undefined;
}

function Row({ milestone, mode }: RowProps) {
  const { name, equipment_number, planned, estimated, actual, place, source, disagreeing } = milestone;
  return (
    <>
      <tr className="border-t border-line align-baseline max-md:block max-md:py-2.5" {...role('row')}>
        <th
          scope="row"
          className={classNames(
            'py-2.5 pr-3 pl-4 text-left max-md:block max-md:py-0 sm:pl-6',
            actual ? 'font-semibold' : 'font-normal text-ink-2',
          )}
          {...role('rowheader')}
        >
          <span className="flex items-baseline gap-2">
            <Tick done={actual !== null} />
            <span className="min-w-0">
              {name}
              {equipment_number && (
                <span className="code block font-normal text-ink-2">
                  {equipmentNumberText(equipment_number)}
                </span>
              )}
            </span>
          </span>
        </th>
        <Cell label="Planned">{planned && <At at={planned} milestone={milestone} />}</Cell>
        <Cell label="Estimated">
          {!actual && estimated && (
            <>
              <span className="font-semibold">
                <At at={estimated} milestone={milestone} />
              </span>
              <Deviation milestone={milestone} />
            </>
          )}
        </Cell>
        <Cell label="Actual">
          {actual && (
            <>
              <span className="font-semibold">
                <At at={actual} milestone={milestone} />
              </span>
              <Deviation milestone={milestone} />
            </>
          )}
        </Cell>
        <Cell label="Place">{place}</Cell>
        <Cell label="Source">
          <Chip>
            {disagreeing.length > 0 ? `${disagreeing.length + 1} reports differ` : sourceText(source, mode)}
          </Chip>
        </Cell>
      </tr>
      {disagreeing.length > 0 && <Disagreement milestone={milestone} mode={mode} />}
    </>
  );
}

/** What each source claims, and which claim counts. */
function Disagreement({ milestone, mode }: RowProps) {
  const { source, disagreeing } = milestone;
  const counting = countingTime(milestone);
  const claims = counting ? [{ source, occurred_at: counting }, ...disagreeing] : disagreeing;
  return (
    <tr className="bg-bg max-md:block" {...role('row')}>
      <td
        colSpan={COLUMN_COUNT}
        className="border-t border-line px-4 py-2.5 max-md:block sm:px-6"
        {...role('cell')}
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <span className="font-semibold">Sources differ.</span>
          {claims.map((claim) => (
            <Chip key={`${claim.source} ${claim.occurred_at.toISOString()}`}>
              {sourceText(claim.source, mode)}: {claimText(milestone)}
              <At at={claim.occurred_at} milestone={milestone} />
            </Chip>
          ))}
          <span className="text-ink-2">{usedSourceText(milestone)}</span>
        </span>
      </td>
    </tr>
  );
}

function At({ at, milestone: { time_zone } }: { at: Date; milestone: Milestone }) {
  return <Moment at={at} zone={time_zone} isShort />;
}

/** '+2 d': calendar days at the place between plan and what counts; nothing on the planned day. */
function Deviation({ milestone }: { milestone: Milestone }) {
  const { planned, actual, estimated, time_zone } = milestone;
  const counting = actual ?? estimated;
  if (!planned || !counting) return null;
  const dayOf = (moment: Date) => calendarDay(moment, time_zone ?? 'UTC');
  const days = daysBetween(dayOf(planned), dayOf(counting));
  if (days === 0) return null;
  return (
    <span
      className={classNames('ml-1 whitespace-nowrap', days > 0 ? 'font-semibold text-danger' : 'text-ink-2')}
    >
      <span aria-hidden="true">{days > 0 ? `+${days}` : `−${-days}`} d</span>
      <span className="sr-only">{`, ${counted(Math.abs(days), 'day')} ${days > 0 ? 'late' : 'early'}`}</span>
    </span>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      className={classNames(
        'py-2.5 pr-3 wrap-anywhere max-md:gap-x-3 max-md:py-0.5 max-md:pr-4 max-md:pl-10 sm:max-md:pl-12',
        children ? 'max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)]' : 'max-md:hidden',
      )}
      {...role('cell')}
    >
      <span className="text-ink-3 md:hidden">{label}</span>
      <span className="min-w-0">{children}</span>
    </td>
  );
}

function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-xs border border-line bg-surface px-1.5 text-caption text-ink">
      {children}
    </span>
  );
}

/** A tick where a fact proves the event, a ring where it is expected. */
function Tick({ done }: { done: boolean }) {
  return done ? (
    <>
      <CircleCheck aria-hidden="true" className="size-4 shrink-0 translate-y-0.75" />
      <span className="sr-only">Actual: </span>
    </>
  ) : (
    <>
      <span
        aria-hidden="true"
        className="ml-px size-3.5 shrink-0 translate-y-0.5 rounded-full border-2 border-line-strong"
      />
      <span className="sr-only">Expected: </span>
    </>
  );
}

/** Explicit roles keep the table’s semantics, which some browsers drop when `display` changes. */
export function role(name: string) {
  return { role: name };
}
