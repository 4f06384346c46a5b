import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { MyShipments } from './my-shipments.tsx';

const MyQuotes = lazyWithRetry(async () => (await import('#web/quotes/my-quotes.tsx')).MyQuotes);

/** The id of the quotes: links from the overview scroll to them. */
export const QUOTES_ID = 'my-quotes';

/** The dashboard's tabs, stored in the URL. Filters are restored through the browser history. */
export function DashboardTabs() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const tab = parameters.get('tab') === 'quotes' ? 'quotes' : 'shipments';
  const open = (name: string) =>
    void navigate(paths.dashboard(name === 'quotes' ? { tab: name } : {}), { preventScrollReset: true });
  return (
    <Tabs value={tab} onValueChange={open} activationMode="manual">
      <TabList aria-label="Your shipments and quotes">
        <Tab value="shipments">My Shipments</Tab>
        <Tab value="quotes">My Quotes</Tab>
      </TabList>
      <TabPanel value="shipments">
        <MyShipments />
      </TabPanel>
      <TabPanel value="quotes">
        <div id={QUOTES_ID} className="scroll-mt-16">
          <Suspense fallback={<Skeleton className="h-60" />}>
            <MyQuotes />
          </Suspense>
        </div>
      </TabPanel>
    </Tabs>
  );
}
