import { useState } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import type { Leaving } from '#web/forms/leave-guard/use-leave-question.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { useShipmentUpdates } from '../use-shipment-updates.ts';
import { COLUMNS } from './columns.ts';
import { DialogFooter } from './dialog-footer.tsx';
import type { EditField } from './edit/edit-values.ts';
import { useRequestedField } from './edit/use-requested-field.ts';
import { EventsPanel } from './events/events-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { InstructionsFormSkeleton } from './shipping-instructions/form-skeleton.tsx';
import { WaypointsPanel } from './stops/waypoints-panel.tsx';
import { LazyPanel } from './workspace/lazy-panel.tsx';
import { type Part, partNamed, usePart } from './workspace/use-part.ts';
import { useWorkspaceForms, type WorkspaceForms } from './workspace/use-workspace-forms.ts';
import { WorkspaceAside } from './workspace/workspace-aside.tsx';
import { WorkspaceTabs } from './workspace/workspace-tabs.tsx';

const Correspondence = lazyWithRetry(
  async () => (await import('#web/messages/correspondence.tsx')).Correspondence,
);
const InstructionsPanel = lazyWithRetry(
  async () => (await import('./shipping-instructions/instructions-panel.tsx')).InstructionsPanel,
);

const LOCKED = 'You are offline. Your entries stay here; save them when you reconnect.';

interface ShipmentWorkspaceProps {
  record: StaffShipment;
  /** The question before unsaved changes are lost. */
  leaving: Leaving | null;
  onClose: () => void;
}

/** The tabs of the dialog. Entries survive switching tabs. */
export function ShipmentWorkspace({ record, leaving, onClose }: ShipmentWorkspaceProps) {
  const { part, field, go } = usePart();
  const locked = useOnline() ? undefined : LOCKED;
  const forms = useWorkspaceForms(record);
  const { edit } = forms;
  useRequestedField(part === 'overview' && field ? edit.idOf(field as EditField) : null);
  useShipmentUpdates(record.tracking_number);

  const save = () => {
    if (part !== 'overview') go('overview');
    edit.save();
  };
  const seeNewer = () => {
    go('overview');
    setTimeout(() => document.getElementById(edit.newerId)?.focus(), 100);
  };
  return (
    <Tabs
      value={part}
      onValueChange={(value) => go(partNamed(value) ?? 'overview')}
      className="flex min-h-0 flex-1 flex-col"
    >
      <WorkspaceTabs />
      <div className={classNames(part !== 'instructions' && COLUMNS, 'flex-1 content-start pb-6')}>
        <WorkspaceAside record={record} part={part} forms={forms} />
        <WorkspacePanels record={record} part={part} field={field} forms={forms} locked={locked} />
      </div>
      <DialogFooter
        record={record}
        edit={edit}
        instructions={part === 'instructions' ? forms.instructions : null}
        withSave={part === 'overview' || edit.changed}
        leaving={leaving}
        locked={locked}
        onSave={save}
        onSeeNewer={seeNewer}
        onClose={onClose}
      />
    </Tabs>
  );
}

interface WorkspacePanelsProps {
  record: StaffShipment;
  part: Part;
  /** The field that the URL names. */
  field: string | null;
  forms: WorkspaceForms;
  locked: string | undefined;
}

function WorkspacePanels({ record, part, field, forms, locked }: WorkspacePanelsProps) {
  const { edit, event, eventEdit, waypoint, waypointEdit, reroute, setInstructions } = forms;
  const [opened, setOpened] = useState<readonly Part[]>([part]);
  if (!opened.includes(part)) setOpened([...opened, part]);
  return (
    <>
      <TabPanel value="overview">
        <OverviewPanel record={record} edit={edit} reroute={reroute} locked={locked} />
      </TabPanel>
      <TabPanel value="events">
        <EventsPanel shipment={record} form={event} edit={eventEdit} locked={locked} />
      </TabPanel>
      <TabPanel value="waypoints">
        <WaypointsPanel
          shipment={record}
          form={waypoint}
          edit={waypointEdit}
          reroute={reroute}
          locked={locked}
        />
      </TabPanel>
      {opened.includes('messages') && (
        <LazyPanel part="messages" fallback={<RowSkeletons height="h-18" />}>
          <Correspondence tracking_number={record.tracking_number} forStaff />
        </LazyPanel>
      )}
      <TabPanel value="history">
        <HistoryPanel trackingNumber={record.tracking_number} />
      </TabPanel>
      {opened.includes('instructions') && (
        <LazyPanel part="instructions" fallback={<InstructionsFormSkeleton />}>
          <InstructionsPanel
            record={record}
            field={part === 'instructions' ? field : null}
            locked={locked}
            onCompleteness={setInstructions}
          />
        </LazyPanel>
      )}
    </>
  );
}
