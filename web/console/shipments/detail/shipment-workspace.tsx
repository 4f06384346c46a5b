import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { useLeaveQuestion } from '../../use-leave-question.ts';
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
import { degreesOf, pointTyped } from './stops/place-values.ts';
import { useReroute } from './stops/use-reroute.ts';
import { useWaypointForm } from './stops/use-waypoint-form.ts';
import { WaypointsPanel } from './stops/waypoints-panel.tsx';
import { useEventEdit } from './use-event-edit.ts';
import { useFleetNews } from './use-fleet-news.ts';
import { useWaypointEdit } from './use-waypoint-edit.ts';

const InstructionsPanel = lazyWithRetry(
  async () => (await import('./shipping-instructions/instructions-panel.tsx')).InstructionsPanel,
);

const PARTS = ['overview', 'events', 'waypoints', 'history', 'papers'] as const;
type Part = (typeof PARTS)[number];

const LOCKED = 'You are offline. What you typed stays here until it can be sent.';

interface ShipmentAtWorkProps {
  record: StaffShipment;
  onClose: () => void;
}

/** The tabs of the dialog. What is typed in one of them is still there after a look at another. */
export function ShipmentAtWork({ record, onClose }: ShipmentAtWorkProps) {
  const { part, asked, go } = usePart();
  const { tracking_number } = record;
  const locked = useOnline() ? undefined : LOCKED;
  const edit = useShipmentEdit(record);
  const event = useEventForm(record);
  const eventEdit = useEventEdit(record);
  const waypoint = useWaypointForm(tracking_number);
  const waypointEdit = useWaypointEdit(record);
  const reroute = useReroute(record, edit.keepRoute);
  const [papers, setPapers] = useState(UNTOUCHED);
  const [withInstructions, setWithPapers] = useState(part === 'papers');
  if (part === 'papers' && !withInstructions) setWithPapers(true);
  const leaving = useLeaveQuestion(
    () =>
      edit.dirty || event.dirty || eventEdit.dirty || waypoint.dirty || waypointEdit.dirty || papers.dirty,
    ['shipment'],
  );
  useRequestedField(part === 'overview' && asked ? edit.idOf(asked as EditField) : null);
  useFleetNews(tracking_number);

  const placing = {
    events: eventEdit.openId === null ? event : eventEdit.form,
    waypoints: waypointEdit.openId === null ? waypoint : waypointEdit.form,
    overview: null,
    history: null,
    papers: null,
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
        <Tab value="history">History</Tab>
        <Tab value="papers">Papers</Tab>
      </TabList>
      <div className={classNames(part !== 'papers' && COLUMNS, 'flex-1 content-start pb-6')}>
        <aside
          aria-label="Where it is"
          className={classNames(
            'pt-4 lg:sticky lg:top-8 lg:order-last lg:self-start',
            part === 'history' && 'max-lg:hidden',
            part === 'papers' && 'hidden',
          )}
        >
          <ShipmentChart
            trackingNumber={tracking_number}
            placed={placing && pointTyped(placing.values)}
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
        <TabPanel value="history">
          <HistoryPanel trackingNumber={tracking_number} />
        </TabPanel>
        {withInstructions && (
          <TabPanel value="papers" forceMount className="data-[state=inactive]:hidden">
            <Suspense fallback={<InstructionsFormSkeleton />}>
              <InstructionsPanel
                record={record}
                asked={part === 'papers' ? asked : null}
                locked={locked}
                onStanding={setPapers}
              />
            </Suspense>
          </TabPanel>
        )}
      </div>
      <DialogFooter
        record={record}
        edit={edit}
        papers={part === 'papers' ? papers : null}
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

/** Five tabs find room on a phone when two of them show only their second word. */
function ShortOnPhones({ lead, children }: { lead: string; children: string }) {
  return (
    <span>
      <span className="max-sm:sr-only">{lead} </span>
      {children}
    </span>
  );
}

/** The tab stands in the address, beside the shipment. */
function usePart() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('part');
  const part: Part = PARTS.find((one) => one === asked) ?? 'overview';
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
  return { part, asked: parameters.get('field'), go };
}
