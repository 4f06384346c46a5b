import { Tab, TabList } from '#web/ui/tabs.tsx';

export function WorkspaceTabs() {
  return (
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
  );
}

/** The tabs fit on a phone if some show only a part of their label. */
function ShortOnPhones({ lead, children }: { lead: string; children: string }) {
  return (
    <span>
      <span className="max-sm:sr-only">{lead} </span>
      {children}
    </span>
  );
}
