import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { isPermitted } from '#domain/people/access.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Session } from '#domain/people/person.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { PortalShipments } from './portal-shipments.tsx';
import { TabLoading } from './tab-loading.tsx';

const Invoices = lazyWithRetry(async () => (await import('./invoices.tsx')).Invoices);
const Documents = lazyWithRetry(async () => (await import('./documents.tsx')).Documents);
const MyQuotes = lazyWithRetry(async () => (await import('#web/quotes/my-quotes.tsx')).MyQuotes);

const TABS = ['shipments', 'invoices', 'documents', 'quotes'] as const;
type PortalTab = (typeof TABS)[number];

const PANELS = {
  shipments: PortalShipments,
  invoices: Invoices,
  documents: Documents,
  quotes: MyQuotes,
};

/** What a member needs to see each tab. */
const PERMISSIONS: Record<PortalTab, Permission> = {
  shipments: 'view',
  invoices: 'money',
  documents: 'view',
  quotes: 'view',
};

const ACTIONS: Partial<Record<PortalTab, { to: string; label: string }>> = {
  shipments: { to: paths.createShipment(), label: 'New Shipment' },
  quotes: { to: paths.quote(), label: 'New Quote' },
};

/** The portal's tabs, stored in the URL. Switching tabs drops the other tab's filters. */
export function PortalTabs({ person }: { person: Pick<Session, 'role' | 'permissions'> }) {
  const [parameters, setParameters] = useSearchParams();
  const tabs = TABS.filter((name) => isPermitted(person, PERMISSIONS[name]));
  const tab = tabs.find((name) => name === parameters.get('tab')) ?? tabs[0];
  if (!tab) return null;
  const mayAct = tab === 'quotes' || isPermitted(person, 'book');
  const action = mayAct ? ACTIONS[tab] : undefined;
  const Panel = PANELS[tab];
  const open = (name: string) =>
    setParameters(name === 'shipments' ? {} : { tab: name }, { preventScrollReset: true });
  return (
    <Tabs value={tab} onValueChange={open} activationMode="manual">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <TabList aria-label="Your portal" className="min-w-0 flex-1">
          {tabs.map((name) => (
            <Tab key={name} value={name} className="capitalize">
              {name}
            </Tab>
          ))}
        </TabList>
        {action && (
          <ButtonLink to={action.to} icon={<Plus aria-hidden="true" />} className="max-sm:w-full">
            {action.label}
          </ButtonLink>
        )}
      </div>
      <TabPanel value={tab}>
        {/* With a key, a tab whose code is still to come opens at once instead of leaving the former one in place. */}
        <Suspense key={tab} fallback={<TabLoading what={tab} />}>
          <Panel />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
