import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { late } from '#web/ui/late.ts';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { QuotesSkeleton } from './business/quotes-skeleton.tsx';
import { Operations } from './operations/operations.tsx';

const Business = late(async () => (await import('./business/business.tsx')).Business);

/** The tab stands in the address; going to another one leaves behind what was asked of the first. */
export function ConsoleTabs() {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === 'business' ? 'business' : 'operations';
  const change = (wanted: string) => setParameters(wanted === 'operations' ? {} : { tab: wanted });
  return (
    <Tabs value={tab} onValueChange={change} className="mt-4">
      <TabList aria-label="Command centre">
        <Tab value="operations">Operations</Tab>
        <Tab value="business">Business</Tab>
      </TabList>
      <TabPanel value="operations">
        <Operations />
      </TabPanel>
      <TabPanel value="business">
        <Suspense fallback={<QuotesSkeleton />}>
          <Business />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
