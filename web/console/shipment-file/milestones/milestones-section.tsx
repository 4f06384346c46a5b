import { useQuery } from '@tanstack/react-query';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { calendarDay } from '#domain/calendar/calendar-day.ts';
import { eventRows } from '#domain/milestones/event-rows.ts';
import { api } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { EstimateHistory } from '#web/tracking/milestones/estimate-history.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { FileSection } from '../file-section.tsx';
import { EventTable } from './event-table.tsx';
import { RecordForm } from './record-form.tsx';
import { timedMilestone } from './timed-milestone.ts';

interface MilestonesSectionProps {
  file: ShipmentFile;
  /** Whether the form is open; the header of the file and a key open it, too. */
  recording: boolean;
  onRecording: (recording: boolean) => void;
}

/** What is planned, estimated and has happened, and who says so. */
export function MilestonesSection({ file, recording, onRecording }: MilestonesSectionProps) {
  const milestones = useQuery(
    api.milestones.list.queryOptions({ input: { tracking_number: file.tracking_number } }),
  );
  return (
    <FileSection
      id="milestones"
      title="Milestones"
      lead="Times are local to each place."
      action={
        !recording &&
        !file.test && (
          <Button variant="secondary" onClick={() => onRecording(true)}>
            Record milestone
          </Button>
        )
      }
    >
      {recording && (
        <InlineForm>
          <RecordForm file={file} onDone={() => onRecording(false)} />
        </InlineForm>
      )}
      <QueryBoundary of={milestones} what="The milestones" skeleton={<RowSkeletons height="h-18" />}>
        {({ milestones: reported, eta }) => (
          <div className="grid gap-5">
            <EventTable file={file} rows={eventRows(reported.map(timedMilestone))} />
            <EstimateHistory
              status={file.status}
              estimate_history={eta.history}
              delivery_window={eta.window}
              promised_delivery_day={eta.promised && calendarDay(eta.promised, file.destination_time_zone)}
              destination_time_zone={file.destination_time_zone}
            />
          </div>
        )}
      </QueryBoundary>
    </FileSection>
  );
}
