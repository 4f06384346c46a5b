import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { useTrackedShipment } from '#web/tracking/use-tracked-shipment.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { firstField } from '#web/ui/fields/first-field.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { hasFailed, QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useIsPhone } from '#web/ui/use-phone.ts';
import { HistoryPanel } from '../shipments/detail/history-panel.tsx';
import { usePlaceInLastList } from '../shipments/last-list.ts';
import { useShipmentUpdates } from '../shipments/use-shipment-updates.ts';
import { AmendmentList } from './amendment-list.tsx';
import { CargoTable } from './cargo-table.tsx';
import { ContainersTable } from './containers-table.tsx';
import { EditableSection } from './editable-section.tsx';
import { FileHeader } from './file-header.tsx';
import { FileSection, FoldsSections } from './file-section.tsx';
import { Lane } from './lane/lane.tsx';
import { FILE_COLUMNS, FILE_RAIL } from './layout/file-layout.ts';
import { FileSkeleton, RailSkeleton } from './layout/file-skeleton.tsx';
import { LegsTable } from './legs-table.tsx';
import { ListPosition } from './list-position.tsx';
import { PartiesTable } from './parties-table.tsx';
import { ReferencesList } from './references-list.tsx';
import { SectionNav } from './section-nav.tsx';
import { timedLegs } from './timed-legs.ts';

const ShipmentChart = lazyWithRetry(
  async () => (await import('../shipments/detail/shipment-chart.tsx')).ShipmentChart,
);
const EditReferences = lazyWithRetry(async () => (await import('./edit/edit-references.tsx')).EditReferences);
const EditCargo = lazyWithRetry(async () => (await import('./edit/edit-cargo.tsx')).EditCargo);
const EditContainers = lazyWithRetry(async () => (await import('./edit/edit-containers.tsx')).EditContainers);
const EditLegs = lazyWithRetry(async () => (await import('./edit/edit-legs.tsx')).EditLegs);
const MilestonesSection = lazyWithRetry(
  async () => (await import('./milestones/milestones-section.tsx')).MilestonesSection,
);
const EditParties = lazyWithRetry(async () => (await import('./edit/edit-parties.tsx')).EditParties);
const Correspondence = lazyWithRetry(
  async () => (await import('#web/messages/correspondence.tsx')).Correspondence,
);
const ExceptionsPanel = lazyWithRetry(
  async () => (await import('./exceptions/exceptions-panel.tsx')).ExceptionsPanel,
);
const DeliveryPanel = lazyWithRetry(
  async () => (await import('./delivery/delivery-panel.tsx')).DeliveryPanel,
);
const TasksPanel = lazyWithRetry(async () => (await import('./exceptions/tasks-panel.tsx')).TasksPanel);
const ShipmentBookings = lazyWithRetry(
  async () => (await import('../carrier-bookings/shipment-bookings.tsx')).ShipmentBookings,
);
const MoneySection = lazyWithRetry(async () => (await import('./money/money-section.tsx')).MoneySection);
const CustomsSection = lazyWithRetry(
  async () => (await import('./customs/customs-section.tsx')).CustomsSection,
);
const FileDocuments = lazyWithRetry(async () => (await import('./file-documents.tsx')).FileDocuments);

/** The file of one shipment: what is promised, where it stands, and every record of it. */
export function ShipmentFileRecord({ tracking_number }: { tracking_number: string }) {
  // The header names the Incoterm: it should not appear later and move the page.
  usePrefetchQuery(api.instructions.find.queryOptions({ input: { tracking_number } }));
  const file = useQuery(api.shipmentFile.find.queryOptions({ input: { tracking_number } }));
  useShipmentUpdates(tracking_number);
  if (isRefusal(file.error, 'NOT_FOUND'))
    return (
      <EmptyState
        title={`No shipment ${tracking_number}`}
        action={<ButtonLink to={paths.admin({ q: tracking_number })}>Search the console</ButtonLink>}
      >
        Check the number, or search by a container, a bill of lading or a booking.
      </EmptyState>
    );
  return (
    <GuardedPage>
      {hasFailed(file) && !file.data && <h1 className="code mb-4">{tracking_number}</h1>}
      <QueryBoundary of={file} what="The file" skeleton={<FileSkeleton tracking_number={tracking_number} />}>
        {(data) => <Sections file={data} />}
      </QueryBoundary>
    </GuardedPage>
  );
}

function Sections({ file }: { file: ShipmentFile }) {
  const { tracking_number, cargo_lines, equipment, legs, parties, references } = file;
  const navigate = useNavigate();
  const place = usePlaceInLastList(tracking_number);
  const { data: tracked } = useTrackedShipment(tracking_number);
  const timed = timedLegs(legs, tracked?.milestones);
  const { recording, setRecording, record } = useRecording(file);
  // Back leads to the list, however many files were read.
  const step = (number: string) => void navigate(paths.shipmentFile(number), { replace: true });
  return (
    <FoldsSections value={useIsPhone()}>
      {place && <ListPosition place={place} onStep={step} />}
      <FileHeader file={{ ...file, legs: timed }} onRecord={record}>
        <Lane legs={timed} tracked={tracked} />
      </FileHeader>
      <AmendmentList tracking_number={tracking_number} />
      <SectionNav
        locked={file.test}
        onRecord={record}
        counts={{
          references: references.length,
          cargo: cargo_lines.length,
          containers: equipment.length,
          legs: legs.length,
          parties: parties.length,
        }}
      />
      <div className={FILE_COLUMNS}>
        <aside aria-label="Exceptions, tasks and delivery" className={FILE_RAIL}>
          <Suspense fallback={<RailSkeleton />}>
            <ExceptionsPanel file={file} />
            <TasksPanel file={file} />
            <DeliveryPanel file={file} />
          </Suspense>
        </aside>
        <div className="w-full min-w-0">
          <FileSection id="overview" title="Overview">
            <Suspense fallback={<Skeleton className="h-44 rounded-md lg:h-72" />}>
              <ShipmentChart trackingNumber={tracking_number} placed={null} onPoint={null} />
            </Suspense>
          </FileSection>
          <GoodsSections file={file} />
          <TransportSections file={file} legs={timed} recording={recording} onRecording={setRecording} />
          <BusinessSections file={file} />
        </div>
      </div>
    </FoldsSections>
  );
}

/** Whether the form of a milestone is open, and `record`, which opens it or moves the focus to it. */
function useRecording({ test }: Pick<ShipmentFile, 'test'>) {
  const [recording, setRecording] = useState(false);
  const navigate = useNavigate();
  const record = () => {
    if (test) return;
    const section = document.getElementById('milestones');
    if (recording && section) firstField(section)?.focus();
    setRecording(true);
    void navigate({ hash: 'milestones' }, { replace: true });
  };
  return { recording, setRecording, record };
}

/** References, cargo and containers. */
function GoodsSections({ file }: { file: ShipmentFile }) {
  const { references, cargo_lines, equipment } = file;
  return (
    <>
      <EditableSection
        locked={file.test}
        id="references"
        title="References"
        summary={String(references.length)}
        editor={(onDone) => <EditReferences file={file} onDone={onDone} />}
      >
        <ReferencesList references={references} />
      </EditableSection>
      <EditableSection
        locked={file.test}
        id="cargo"
        title="Cargo"
        summary={counted(cargo_lines.length, 'line')}
        editor={(onDone) => <EditCargo file={file} onDone={onDone} />}
      >
        <CargoTable lines={cargo_lines} totals={file.totals} chargeable_kg={file.chargeable_kg} />
      </EditableSection>
      <EditableSection
        locked={file.test}
        id="containers"
        title="Containers"
        summary={String(equipment.length)}
        editor={(onDone) => <EditContainers file={file} onDone={onDone} />}
      >
        <ContainersTable equipment={equipment} cargo_lines={cargo_lines} />
      </EditableSection>
    </>
  );
}

interface TransportSectionsProps {
  file: ShipmentFile;
  /** With the times of its milestones. */
  legs: ReturnType<typeof timedLegs>;
  /** Whether the form of a milestone is open. */
  recording: boolean;
  onRecording: (recording: boolean) => void;
}

/** Legs, carrier bookings and milestones. */
function TransportSections({ file, legs, recording, onRecording }: TransportSectionsProps) {
  return (
    <>
      <EditableSection
        locked={file.test}
        id="legs"
        title="Legs"
        lead="Times are local to each place."
        summary={String(file.legs.length)}
        editor={(onDone) => <EditLegs file={file} onDone={onDone} />}
      >
        <LegsTable legs={legs} />
      </EditableSection>
      <FileSection
        id="carrier-bookings"
        title="Carrier bookings"
        action={
          !file.test && (
            <ButtonLink variant="secondary" to={paths.newCarrierBooking({ shipment: file.tracking_number })}>
              Book carrier
            </ButtonLink>
          )
        }
      >
        <Suspense fallback={<RowSkeletons height="h-18" />}>
          <ShipmentBookings tracking_number={file.tracking_number} />
        </Suspense>
      </FileSection>
      <Suspense fallback={<RowSkeletons height="h-18" />}>
        <MilestonesSection file={file} recording={recording} onRecording={onRecording} />
      </Suspense>
    </>
  );
}

/** Parties, money, documents, customs, messages and history. */
function BusinessSections({ file }: { file: ShipmentFile }) {
  const { tracking_number, parties } = file;
  return (
    <>
      <EditableSection
        locked={file.test}
        id="parties"
        title="Parties"
        summary={String(parties.length)}
        editor={(onDone) => <EditParties file={file} onDone={onDone} />}
      >
        <PartiesTable parties={parties} />
      </EditableSection>
      <Suspense fallback={<RowSkeletons height="h-18" />}>
        <MoneySection tracking_number={tracking_number} locked={file.test} />
      </Suspense>
      <FileSection id="documents" title="Documents">
        <Suspense fallback={<RowSkeletons height="h-18" />}>
          <FileDocuments number={tracking_number} />
        </Suspense>
      </FileSection>
      <Suspense fallback={<RowSkeletons height="h-18" />}>
        <CustomsSection file={file} />
      </Suspense>
      <FileSection id="messages" title="Messages and files" hidesTitle>
        <Suspense fallback={<RowSkeletons height="h-18" />}>
          <Correspondence tracking_number={tracking_number} forStaff />
        </Suspense>
      </FileSection>
      <FileSection id="history" title="History">
        <HistoryPanel trackingNumber={tracking_number} />
      </FileSection>
    </>
  );
}
