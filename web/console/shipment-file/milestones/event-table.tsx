import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { reportedZone } from '#domain/calendar/calendar-day.ts';
import type { EventRow } from '#domain/milestones/event-rows.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { RecordTable } from '../record-table.tsx';
import { EventSources } from './event-sources.tsx';
import type { FileMilestone } from './timed-milestone.ts';

type Row = EventRow<FileMilestone>;

interface EventTableProps {
  file: ShipmentFile;
  rows: readonly Row[];
}

export function EventTable({ file, rows }: EventTableProps) {
  const ends = file.legs.flatMap(({ from, to }) => [from, to]);
  const zoneOf = ({ object, code, utc_offset, place, occurred_at }: FileMilestone) => {
    const leg = file.legs.find(({ sequence }) => object.kind === 'leg' && sequence === object.leg_sequence);
    if (leg) return (code.startsWith('ARR') ? leg.to : leg.from).time_zone;
    if (utc_offset === null) return file.destination_time_zone;
    const end = ends.find(({ unlocode }) => unlocode !== null && unlocode === place.unlocode);
    return reportedZone(utc_offset, end?.time_zone, occurred_at);
  };
  const time = (milestone: FileMilestone | undefined, missing: string) =>
    milestone ? (
      <Moment at={milestone.occurred_at} zone={zoneOf(milestone)} isShort />
    ) : (
      <span className="text-ink-2">{missing}</span>
    );
  return (
    <RecordTable
      caption="Milestones by event"
      rows={rows}
      keyOf={({ key }) => key}
      empty="No milestones yet."
      columns={[
        {
          name: 'Milestone',
          isTitle: true,
          cell: ({ current }) => (
            <>
              {current.name}
              <span className="block text-ink-2">{objectText(current, file)}</span>
            </>
          ),
        },
        { name: 'Planned', keepsWords: true, cell: ({ planned }) => time(planned, '—') },
        { name: 'Estimated', keepsWords: true, cell: ({ estimated }) => time(estimated, '—') },
        { name: 'Actual', keepsWords: true, cell: ({ actual }) => time(actual, 'Not yet') },
        { name: 'Source', cell: (row) => <EventSources row={row} time={time} locked={file.test} /> },
      ]}
    />
  );
}

function objectText({ object, place }: FileMilestone, { legs }: ShipmentFile): string {
  if (object.kind === 'equipment') return [object.equipment_number, place.name].filter(Boolean).join(', ');
  const leg = legs.find(({ sequence }) => sequence === object.leg_sequence);
  if (leg) return `Leg ${leg.sequence}, ${leg.from.name} to ${leg.to.name}`;
  return place.name || place.facility || 'Shipment';
}
