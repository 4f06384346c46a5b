import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { StaffScreen } from '../staff-screen.tsx';

const Tariffs = lazyWithRetry(async () => (await import('./tariffs.tsx')).Tariffs);
const AllLines = lazyWithRetry(async () => (await import('./all-lines.tsx')).AllLines);
const LaneCoverage = lazyWithRetry(async () => (await import('./lane-coverage.tsx')).LaneCoverage);
const PriceTester = lazyWithRetry(async () => (await import('./price-tester.tsx')).PriceTester);
const ChargeCodes = lazyWithRetry(async () => (await import('./charge-codes.tsx')).ChargeCodes);
const LaneMargins = lazyWithRetry(async () => (await import('./lane-margins.tsx')).LaneMargins);
const Zones = lazyWithRetry(async () => (await import('./zones.tsx')).Zones);
const ExchangeRates = lazyWithRetry(async () => (await import('./exchange-rates.tsx')).ExchangeRates);

const TABS = {
  tariffs: { label: 'Tariffs', panel: <Tariffs /> },
  lines: { label: 'All rates', panel: <AllLines /> },
  validity: { label: 'Validity', panel: <LaneCoverage /> },
  tester: { label: 'Price a request', panel: <PriceTester /> },
  margins: { label: 'Margins', panel: <LaneMargins /> },
  exchange: { label: 'Exchange rates', panel: <ExchangeRates /> },
  zones: { label: 'Zones', panel: <Zones /> },
  codes: { label: 'Charge codes', panel: <ChargeCodes /> },
} as const;
type TabName = keyof typeof TABS;

export const meta = () => pageMeta('Rates');

/** The tab is in the URL; each loads when it is opened. */
export default function RatesPage() {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('tab');
  const tab: TabName = given !== null && given in TABS ? (given as TabName) : 'tariffs';
  return (
    <StaffScreen access="staff">
      <h1 className="mb-4">Rates</h1>
      <Tabs
        value={tab}
        onValueChange={(name) => setParameters(name === 'tariffs' ? {} : { tab: name })}
        activationMode="manual"
      >
        <TabList aria-label="Rates">
          {Object.entries(TABS).map(([name, { label }]) => (
            <Tab key={name} value={name}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab} className="pt-4">
          <Suspense fallback={<RowSkeletons height="h-14" />}>{TABS[tab].panel}</Suspense>
        </TabPanel>
      </Tabs>
    </StaffScreen>
  );
}
