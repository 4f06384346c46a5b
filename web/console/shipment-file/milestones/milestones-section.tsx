import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShipmentFile } from '#contract/shipment-file.ts';
import { eventRows } from '#domain/milestones/event-rows.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/row-skeletons.tsx';
import { FileSection } from '../file-section.tsx';
import { EventTable } from './event-table.tsx';
import { RecordForm } from './record-form.tsx';
import { timedMilestone } from './timed-milestone.ts';

/** What is planned, estimated and has happened, and who says so. */
export function MilestonesSection({ file }: { file: ShipmentFile }) {
  const [recording, setRecording] = useState(false);
  const milestones = useQuery(
    api.milestones.list.queryOptions({ input: { tracking_number: file.tracking_number } }),
  );
  return (
    <FileSection
      id="milestones"
      title="Milestones"
      lead="Times are local to each place."
      action={
        !recording && (
          <Button variant="secondary" onClick={() => setRecording(true)}>
            Record milestone
          </Button>
        )
      }
    >
      {recording && <RecordForm file={file} onDone={() => setRecording(false)} />}
      <QueryBoundary of={milestones} what="The milestones" skeleton={<RowSkeletons height="h-18" />}>
        {(data) => <EventTable file={file} rows={eventRows(data.milestones.map(timedMilestone))} />}
      </QueryBoundary>
    </FileSection>
  );
}
