import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { PERMISSIONS } from '#domain/people/permissions.ts';
import type { Session } from '#domain/people/person.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { CompanyShipments } from './company-shipments.tsx';

const Money = lazyWithRetry(async () => (await import('./company-money.tsx')).CompanyMoney);
const Members = lazyWithRetry(async () => (await import('#web/organisations/members.tsx')).Members);
const AddressBook = lazyWithRetry(
  async () => (await import('#web/address-book/address-book.tsx')).AddressBook,
);
const Messages = lazyWithRetry(async () => (await import('./company-messages.tsx')).CompanyMessages);
const Activity = lazyWithRetry(async () => (await import('./company-activity.tsx')).CompanyActivity);
const Details = lazyWithRetry(async () => (await import('./company-details.tsx')).CompanyDetails);

const TABS = ['shipments', 'money', 'people', 'address-book', 'messages', 'activity', 'details'] as const;

interface CompanyTabsProps {
  organisation: Organisation;
  person: Session;
}

/** The tab is stored in the URL; each loads when it is opened. */
export function CompanyTabs({ organisation, person }: CompanyTabsProps) {
  const [parameters, setParameters] = useSearchParams();
  const tab = TABS.find((name) => name === parameters.get('tab')) ?? 'shipments';
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is selected
  useEffect(() => {
    // On a phone, the tab of the URL may be beyond the edge.
    const selected = list.current?.querySelector('[aria-selected="true"]');
    selected?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  const { id } = organisation;
  const panels = {
    shipments: <CompanyShipments organisation_id={id} />,
    money: <Money organisation_id={id} />,
    people: <Members organisation_id={id} person={{ ...person, permissions: [...PERMISSIONS] }} />,
    'address-book': <AddressBook organisation_id={id} canEdit />,
    messages: <Messages organisation_id={id} />,
    activity: <Activity organisation_id={id} />,
    details: <Details organisation={organisation} person={person} />,
  };
  const open = (name: string) =>
    setParameters(name === 'shipments' ? {} : { tab: name }, { preventScrollReset: true });
  return (
    <Tabs value={tab} onValueChange={open} activationMode="manual">
      <TabList ref={list} aria-label="The company">
        {TABS.map((name) => (
          <Tab key={name} value={name}>
            <span className="block first-letter:uppercase">{name.replace('-', ' ')}</span>
          </Tab>
        ))}
      </TabList>
      <TabPanel value={tab} className="[&>section:first-child]:border-t-0 [&>section:first-child]:pt-2">
        <Suspense fallback={<RowSkeletons height="h-18" />}>{panels[tab]}</Suspense>
      </TabPanel>
    </Tabs>
  );
}
