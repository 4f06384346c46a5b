import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '#web/api/client.ts';
import { ConsoleSidebar } from '#web/console/console-sidebar.tsx';
import { FleetFigures } from '#web/console/fleet-figures.tsx';
import { MapLegend } from '#web/console/fleet-map/map-legend.tsx';
import type { FleetFacets } from '#web/console/shipments/table/facets/use-fleet-facets.ts';
import { FleetCount } from '#web/console/shipments/table/fleet-count.tsx';
import { SyncState } from '#web/console/sync-state.tsx';
import type { Counters } from '#web/console/use-work-counters.ts';
import { WorkCounters } from '#web/console/work-counters.tsx';
import { AttentionFlag } from '#web/shipments/attention-flag.tsx';
import { daysAhead, hoursAgo, NOW } from './fixtures.ts';
import { nothing, Row } from './sample.tsx';
import type { Area } from './specimen.ts';

const PERSON = {
  user_id: '01900000-0000-7000-8000-000000000004',
  full_name: 'Mara Lindqvist',
  email: 'mara@groundswell.example',
  company_name: null,
  organisation: null,
  permissions: [],
  role: 'dispatcher' as const,
  expires_at: daysAhead(1),
  second_factor: 'on' as const,
};
const COUNTS = { Quotes: 2, Devices: 1, Worklist: 9 };

/** Counted from the present, because the counters show how long something waits. */
const hoursBeforeNow = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const COUNTERS: Counters = {
  late: { count: 4, capped: false, worst: { client: 'Rheinlicht GmbH', days_late: 8 } },
  customs: { count: 3, capped: false, longest: { since: hoursBeforeNow(31), place: 'New York' } },
  today: {
    count: 6,
    capped: false,
    next: { city: 'Oslo', at: hoursBeforeNow(-3), time_zone: 'Europe/Oslo' },
  },
  unanswered: { count: 2, capped: false, oldest: hoursBeforeNow(19) },
  silent: { count: 1, capped: false, since: hoursBeforeNow(26) },
};
const NONE: Counters = {
  late: { count: 0, capped: false, worst: null },
  customs: { count: 0, capped: false, longest: null },
  today: { count: 0, capped: false, next: null },
  unanswered: { count: 0, capped: false, oldest: null },
  silent: { count: 0, capped: false, since: null },
};
const FIGURES = { ocean: 115, air: 141, ground: 94, global_reach: 52, documents: 1221 };

/** Answers the console's queries from fixtures. */
function Loaded({ counters = COUNTERS, children }: { counters?: Counters; children: ReactNode }) {
  const [client] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    client.setQueryData(api.fleet.counters.queryKey({ input: {} }), counters);
    client.setQueryData(api.fleet.figures.queryKey(), FIGURES);
    return client;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const facets = (count: number) => ({ all: 408, matching: { count, capped: false } }) as FleetFacets;
const sidebar = (collapsed: boolean) => (
  <ConsoleSidebar person={PERSON} counts={COUNTS} collapsed={collapsed} onToggle={nothing} />
);

export const consoleFrame: Area = {
  title: 'Console',
  pieces: [
    {
      title: 'Sidebar',
      shows: ['web/console/console-sidebar.tsx', 'web/console/console-nav.tsx'],
      states: {
        Open: { node: sidebar(false), frame: 560 },
        Collapsed: { node: sidebar(true), frame: 560 },
      },
    },
    {
      title: 'Sync',
      shows: ['web/console/sync-state.tsx'],
      states: {
        'Synced, failed, never loaded': (
          <Row>
            <SyncState syncedAt={NOW.getTime()} failedAt={0} onRetry={nothing} />
            <SyncState syncedAt={hoursAgo(1).getTime()} failedAt={NOW.getTime()} onRetry={nothing} />
            <SyncState syncedAt={0} failedAt={NOW.getTime()} onRetry={nothing} />
          </Row>
        ),
      },
    },
    {
      title: 'Counters',
      shows: ['web/console/work-counters.tsx'],
      states: {
        Work: {
          node: (
            <Loaded>
              <WorkCounters />
            </Loaded>
          ),
          frame: 220,
        },
        'No work': {
          node: (
            <Loaded counters={NONE}>
              <WorkCounters />
            </Loaded>
          ),
          frame: 220,
        },
        'Loading, failed after 3 s': { node: <WorkCounters />, frame: 220 },
      },
    },
    {
      title: 'Figures',
      shows: ['web/console/fleet-figures.tsx'],
      states: {
        Line: {
          node: (
            <Loaded>
              <FleetFigures />
            </Loaded>
          ),
          frame: 120,
        },
        'Loading, failed after 3 s': { node: <FleetFigures />, frame: 160 },
      },
    },
    {
      title: 'Attention',
      shows: ['web/shipments/attention-flag.tsx'],
      states: {
        'Late, held, silent, due today': (
          <Row>
            <AttentionFlag attention={{ kind: 'late', days: 8 }} />
            <AttentionFlag attention={{ kind: 'held', hours: 31 }} />
            <AttentionFlag attention={{ kind: 'silent', hours: 26 }} />
            <AttentionFlag
              attention={{ kind: 'due_today', at: NOW, time_zone: 'Europe/Oslo', hasPassed: false }}
            />
          </Row>
        ),
      },
    },
    {
      title: 'Result count',
      shows: ['web/console/shipments/table/fleet-count.tsx'],
      states: {
        Filtered: <FleetCount facets={facets(187)} stillShown={0} onRefresh={nothing} />,
        'After a bulk change': <FleetCount facets={facets(0)} stillShown={12} onRefresh={nothing} />,
      },
    },
    {
      title: 'Legend of the map',
      shows: ['web/console/fleet-map/map-legend.tsx'],
      states: { Legend: <MapLegend /> },
    },
  ],
};
