import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { useGuardedForm } from '#web/forms/guarded-forms.ts';
import type { Leaving } from '#web/forms/use-leave-question.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { useShipmentUpdates } from '../use-shipment-updates.ts';
import { COLUMNS } from './columns.ts';
import { DialogFooter } from './dialog-footer.tsx';
import type { EditField } from './edit/edit-values.ts';
import { useRequestedField } from './edit/use-requested-field.ts';
import { useShipmentEdit } from './edit/use-shipment-edit.ts';
import { EventsPanel } from './events/events-panel.tsx';
import { useEventForm } from './events/use-event-form.ts';
import { HistoryPanel } from './history-panel.tsx';
import { ImplausiblePositions } from './implausible-positions.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { ShipmentChart } from './shipment-chart.tsx';
import { ShipmentFacts } from './shipment-facts.tsx';
import { UNTOUCHED } from './shipping-instructions/completeness.ts';
import { InstructionsFormSkeleton } from './shipping-instructions/form-skeleton.tsx';
import { degreesOf, parsePoint } from './stops/place-values.ts';
import { useReroute } from './stops/use-reroute.ts';
import { useWaypointForm } from './stops/use-waypoint-form.ts';
import { WaypointsPanel } from './stops/waypoints-panel.tsx';
import { useEventEdit } from './use-event-edit.ts';
import { useWaypointEdit } from './use-waypoint-edit.ts';

const Correspondence = lazyWithRetry(
  async () => (await import('#web/messages/correspondence.tsx')).Correspondence,
);
const InstructionsPanel = lazyWithRetry(
  async () => (await import('./shipping-instructions/instructions-panel.tsx')).InstructionsPanel,
);

const PARTS = ['overview', 'events', 'waypoints', 'messages', 'history', 'instructions'] as const;
type Part = (typeof PARTS)[number];

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
  const { tracking_number } = record;
  const locked = useOnline() ? undefined : LOCKED;
  const edit = useShipmentEdit(record);
  const event = useEventForm(record);
  const eventEdit = useEventEdit(record);
  const waypoint = useWaypointForm(tracking_number);
  const waypointEdit = useWaypointEdit(record);
  const reroute = useReroute(record, edit.keepRoute);
  const [instructions, setInstructions] = useState(UNTOUCHED);
  const [opened, setOpened] = useState<readonly Part[]>([part]);
  if (!opened.includes(part)) setOpened([...opened, part]);
  useGuardedForm({
    isDirty: () =>
      edit.dirty ||
      event.dirty ||
      eventEdit.dirty ||
      waypoint.dirty ||
      waypointEdit.dirty ||
      instructions.dirty,
  });
  useRequestedField(part === 'overview' && field ? edit.idOf(field as EditField) : null);
  useShipmentUpdates(tracking_number);

  const placing = {
    events: eventEdit.openId === null ? event : eventEdit.form,
    waypoints: waypointEdit.openId === null ? waypoint : waypointEdit.form,
    overview: null,
    messages: null,
    history: null,
    instructions: null,
  }[part];
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
      onValueChange={(wanted) => go(wanted as Part)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <TabList
        aria-label="Shipment"
        className="sticky -top-4 z-20 -mx-px -mt-2 bg-raised px-px max-sm:gap-2 max-sm:*:text-dense"
      >
        <Tab value="overview">Overview</Tab>
        <Tab value="events">
          <ShortOnPhones lead="Tracking">Events</ShortOnPhones>
        </Tab>
        <Tab value="waypoints">
          <ShortOnPhones lead="Route">Waypoints</ShortOnPhones>
        </Tab>
        <Tab value="messages">Messages</Tab>
        <Tab value="history">History</Tab>
        <Tab value="instructions">
          <ShortOnPhones lead="Shipping">Instructions</ShortOnPhones>
        </Tab>
      </TabList>
      <div className={classNames(part !== 'instructions' && COLUMNS, 'flex-1 content-start pb-6')}>
        <aside
          aria-label="Map and details"
          className={classNames(
            'pt-4 lg:sticky lg:top-8 lg:order-last lg:self-start',
            (part === 'history' || part === 'messages') && 'max-lg:hidden',
            part === 'instructions' && 'hidden',
          )}
        >
          <ShipmentChart
            trackingNumber={tracking_number}
            placed={placing && parsePoint(placing.values)}
            onPoint={placing && ((point) => placing.change({ ...degreesOf(point), placed: '' }))}
          />
          <ShipmentFacts shipment={record} className={part === 'overview' ? undefined : 'max-lg:hidden'} />
          <ImplausiblePositions
            positions={record.implausible_positions}
            className={part === 'overview' || part === 'waypoints' ? undefined : 'max-lg:hidden'}
          />
        </aside>
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
          <TabPanel value="messages" forceMount className="data-[state=inactive]:hidden">
            <Suspense fallback={<RowSkeletons height="h-18" />}>
              <Correspondence tracking_number={tracking_number} forStaff />
            </Suspense>
          </TabPanel>
        )}
        <TabPanel value="history">
          <HistoryPanel trackingNumber={tracking_number} />
        </TabPanel>
        {opened.includes('instructions') && (
          <TabPanel value="instructions" forceMount className="data-[state=inactive]:hidden">
            <Suspense fallback={<InstructionsFormSkeleton />}>
              <InstructionsPanel
                record={record}
                field={part === 'instructions' ? field : null}
                locked={locked}
                onCompleteness={setInstructions}
              />
            </Suspense>
          </TabPanel>
        )}
      </div>
      <DialogFooter
        record={record}
        edit={edit}
        instructions={part === 'instructions' ? instructions : null}
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

/** Five tabs fit on a phone if some show only a part of their label. */
function ShortOnPhones({ lead, children }: { lead: string; children: string }) {
  return (
    <span>
      <span className="max-sm:sr-only">{lead} </span>
      {children}
    </span>
  );
}

/** The tab is in the URL, beside the shipment. */
function usePart() {
  const [parameters, setParameters] = useSearchParams();
  const requested = parameters.get('part');
  // The tab's name in version 0.1, which bookmarks and links in messages may still have.
  const current = requested === 'papers' ? 'instructions' : requested;
  const part: Part = PARTS.find((one) => one === current) ?? 'overview';
  const go = (wanted: Part) =>
    setParameters(
      (former) => {
        former.delete('field');
        if (wanted === 'overview') former.delete('part');
        else former.set('part', wanted);
        return former;
      },
      { replace: true, preventScrollReset: true },
    );
  return { part, field: parameters.get('field'), go };
}
