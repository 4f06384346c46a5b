import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { GridSkeleton } from '#web/ui/data-grid/grid-skeleton.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { BookingsToConfirm } from './bookings-to-confirm.tsx';
import { type ConsoleTab, parametersOf, readTab } from './console-tab.ts';
import { DocumentsSkeleton } from './documents/documents-skeleton.tsx';
import { ShowSwitch } from './fleet-map/show-switch.tsx';
import { useShow } from './fleet-map/use-show.ts';
import { OpenShipment } from './shipments/detail/open-shipment.tsx';
import { Operations } from './shipments/operations.tsx';

const Business = lazyWithRetry(async () => (await import('./quotes/business.tsx')).Business);
const Clients = lazyWithRetry(async () => (await import('./people/clients.tsx')).Clients);
const Documents = lazyWithRetry(async () => (await import('./documents/documents.tsx')).Documents);

/** The command centre's tabs, stored in the URL. `shipment` opens a shipment's dialog, or selects it in the documents tab. */
export function ConsoleTabs() {
  const [parameters, setParameters] = useSearchParams();
  const tab = readTab(parameters);
  const [show, changeShow] = useShow();
  const shipment = parameters.get('shipment');
  const [selected, setSelected] = useState(shipment);
  if (shipment !== null && shipment !== selected) setSelected(shipment);
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => setParameters(parametersOf(next as ConsoleTab, selected))}
      className="mt-2"
    >
      <div className="flex flex-wrap items-end gap-y-3">
        <TabList aria-label="Command centre" className="min-w-0 flex-1 max-lg:basis-full">
          <Tab value="operations">Operations</Tab>
          <Tab value="documents">Documents</Tab>
          <Tab value="business">Business</Tab>
          <Tab value="clients">Clients</Tab>
        </TabList>
        {/* The line below the tabs goes on below what stands beside them. */}
        <div className="flex items-center justify-end gap-x-3 max-lg:min-h-9 max-lg:w-full max-lg:empty:hidden max-sm:min-h-11 lg:self-stretch lg:border-b lg:border-line lg:pb-2 lg:pl-6">
          <BookingsToConfirm />
          {tab === 'operations' && <ShowSwitch show={show} onChange={changeShow} />}
        </div>
      </div>
      <TabPanel value="operations">
        <Operations />
      </TabPanel>
      <TabPanel value="documents">
        <Suspense fallback={<DocumentsSkeleton />}>
          <Documents />
        </Suspense>
      </TabPanel>
      <TabPanel value="business">
        <Suspense fallback={<GridSkeleton cardHeight={140} />}>
          <Business />
        </Suspense>
      </TabPanel>
      <TabPanel value="clients">
        <Suspense fallback={<GridSkeleton cardHeight={168} />}>
          <Clients />
        </Suspense>
      </TabPanel>
      {tab !== 'documents' && <OpenShipment />}
    </Tabs>
  );
}
