import Download from 'lucide-react/icons/download';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { ButtonSize, ButtonVariant } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MenuIcon, OfflineIcon, PauseIcon, PlayIcon, TurningIcon } from '#web/ui/icons.tsx';
import { JointFailureBoundary } from '#web/ui/loading/joint-failure.tsx';
import { LoadingStatusBoundary } from '#web/ui/loading/loading-status.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Loadable, Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { OfflineBar } from '#web/ui/offline-bar.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { NonBreakingText } from '#web/ui/text/non-breaking-text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { NOW } from './fixtures.ts';
import { nothing, Row } from './sample.tsx';
import type { Area } from './specimen.ts';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'destructive'];
const SIZES: ButtonSize[] = ['app', 'marketing', 'hero'];
const FIGURES = [
  { label: 'Active shipments', value: '1,284', large: true },
  { label: 'Total spent', value: '$1,284,500.00' },
  { label: 'On time', value: '98.4%' },
  { label: 'Open quotes', value: '—' },
];

function query(state: { data?: string; isError?: boolean; fetchStatus?: 'fetching' | 'paused' | 'idle' }) {
  return {
    data: state.data,
    isError: state.isError ?? false,
    fetchStatus: state.fetchStatus ?? ('idle' as const),
    dataUpdatedAt: NOW.getTime(),
    refetch: nothing,
  };
}

const PAGES = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
  fetchNextPage: async () => {},
};

function Query(state: Parameters<typeof query>[0]) {
  return (
    <QueryBoundary of={query(state)} what="Your shipments" skeleton={<Skeleton className="h-11" />}>
      {(data) => <Card>{data}</Card>}
    </QueryBoundary>
  );
}

export const ui: Area = {
  title: 'Basics',
  pieces: [
    {
      title: 'Button',
      shows: ['web/ui/button.tsx', 'web/ui/loading/spinner.tsx'],
      states: {
        ...Object.fromEntries(
          VARIANTS.map((variant) => [
            variant,
            <Row key={variant}>
              {SIZES.map((size) => (
                <Button key={size} variant={variant} size={size}>
                  Size {size}
                </Button>
              ))}
              <Button variant={variant} icon={<Download aria-hidden="true" />}>
                With icon
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} pending busyLabel="Saving...">
                Save
              </Button>
            </Row>,
          ]),
        ),
        'Spinner alone': <Spinner />,
      },
    },
    {
      title: 'Button link',
      shows: ['web/ui/button-link.tsx'],
      states: {
        Variants: (
          <Row>
            {VARIANTS.map((variant) => (
              <ButtonLink key={variant} to="/" variant={variant}>
                Go {variant}
              </ButtonLink>
            ))}
          </Row>
        ),
      },
    },
    {
      title: 'Icon button',
      shows: ['web/ui/icon-button.tsx', 'web/ui/copy-button.tsx'],
      states: {
        All: (
          <Row>
            <IconButton label="Download plain" icon={<Download aria-hidden="true" />} />
            <IconButton label="Download bordered" bordered icon={<Download aria-hidden="true" />} />
            <IconButton label="Download disabled" disabled icon={<Download aria-hidden="true" />} />
            <IconButton label="Download busy" aria-disabled icon={<Spinner />} />
            <CopyButton text="GS104588210" label="tracking number" />
          </Row>
        ),
      },
    },
    {
      title: 'Icons',
      shows: ['web/ui/icons.tsx'],
      states: {
        All: (
          <Row>
            <MenuIcon />
            <PauseIcon />
            <PlayIcon />
            <TurningIcon />
            <OfflineIcon />
          </Row>
        ),
      },
    },
    {
      title: 'Alert',
      shows: ['web/ui/alert.tsx'],
      states: {
        Error: <Alert title="Your shipments could not be loaded." onRetry={nothing} />,
        'Error with details, retrying': (
          <Alert title="Your shipments could not be refreshed." onRetry={nothing} retrying>
            Showing data from 14:05.
          </Alert>
        ),
        Information: (
          <Alert variant="info" title="You are offline.">
            Your shipments will appear when you’re back online.
          </Alert>
        ),
      },
    },
    {
      title: 'Card',
      shows: ['web/ui/card.tsx'],
      states: { Plain: <Card>Content of a card</Card> },
    },
    {
      title: 'Empty state',
      shows: ['web/ui/empty-state.tsx'],
      states: {
        'With action': (
          <EmptyState title="No shipments yet" action={<Button variant="secondary">Create Shipment</Button>}>
            Book your first shipment. You’ll see its route, price and delivery date before you confirm.
          </EmptyState>
        ),
        'Title only': <EmptyState title="No documents" />,
      },
    },
    {
      title: 'Figures',
      shows: ['web/ui/figure-strip.tsx'],
      states: {
        Strip: <FigureStrip label="Figures" figures={FIGURES} />,
        'Long amounts': (
          <FigureStrip
            label="Long amounts"
            figures={['Due', 'Overdue', 'Credit used', 'Credit limit', 'Invoiced'].map((label) => ({
              label,
              value: '$999,999,999.00',
            }))}
          />
        ),
        'In one row': <FigureStrip label="Figures in one row" inOneRow figures={FIGURES} />,
        Amounts: <FigureStrip label="Amounts" hasAmounts figures={FIGURES} />,
        'Figure styles': (
          <Row>
            <span className="figure-l">$1,234,567.89</span>
            <span className="figure-m">$1,234,567.89</span>
            <span className="num">$1,234,567.89</span>
            <span className="num text-dense">$1,234,567.89</span>
            <span className="num text-caption">$1,234,567.89</span>
            <span className="code">GS104588210</span>
          </Row>
        ),
      },
    },
    {
      title: 'Text',
      shows: ['web/ui/text/non-breaking-text.tsx'],
      states: {
        'Words on one line': (
          <p className="w-40">
            <NonBreakingText text="From a 20-foot box to a 40-foot high cube, e-mailed to you." />
          </p>
        ),
      },
    },
    {
      title: 'Skeleton',
      shows: ['web/ui/loading/skeleton.tsx', 'web/ui/loading/row-skeletons.tsx'],
      states: {
        Bar: <Skeleton className="h-5 w-28" />,
        Loading: (
          <Loadable loading skeleton={<Skeleton className="h-11" />}>
            Content
          </Loadable>
        ),
        Loaded: (
          <Loadable loading={false} skeleton={<Skeleton className="h-11" />}>
            Content
          </Loadable>
        ),
        Rows: <RowSkeletons height="h-16" />,
      },
    },
    {
      title: 'Page with loading parts',
      shows: ['web/ui/loading/loading-status.tsx'],
      states: {
        'One status': (
          <LoadingStatusBoundary>
            <Loadable loading skeleton={<Skeleton className="h-11" />}>
              Content
            </Loadable>
            <Loadable loading skeleton={<Skeleton className="mt-2 h-11" />}>
              Content
            </Loadable>
          </LoadingStatusBoundary>
        ),
      },
    },
    {
      title: 'Query',
      shows: ['web/ui/loading/query-boundary.tsx'],
      states: {
        Loading: <Query fetchStatus="fetching" />,
        Loaded: <Query data="Three shipments" />,
        Failed: <Query isError />,
        'Failed, retrying': <Query isError fetchStatus="fetching" />,
        Stale: <Query data="Three shipments" isError />,
        Offline: <Query fetchStatus="paused" />,
      },
    },
    {
      title: 'Queries of one screen',
      shows: ['web/ui/loading/joint-failure.tsx'],
      states: {
        'One failed': (
          <JointFailureBoundary what="Your dashboard">
            <Query isError />
            <Query data="Three shipments" />
          </JointFailureBoundary>
        ),
        'Several failed': (
          <JointFailureBoundary what="Your dashboard">
            <Query isError />
            <Query isError />
          </JointFailureBoundary>
        ),
      },
    },
    {
      title: 'Offline bar',
      shows: ['web/ui/offline-bar.tsx'],
      states: { Offline: { node: <OfflineBar />, offline: true, frame: 80 } },
    },
    {
      title: 'Show more',
      shows: ['web/ui/show-more.tsx'],
      states: {
        'More to come': <ShowMore shown="50 shipments" of={PAGES} />,
        Loading: <ShowMore shown="50 shipments" of={{ ...PAGES, isFetchingNextPage: true }} />,
        Failed: <ShowMore shown="50 shipments" of={{ ...PAGES, isFetchNextPageError: true }} />,
        All: <ShowMore shown="73 shipments" of={{ ...PAGES, hasNextPage: false }} />,
      },
    },
    {
      title: 'Tabs',
      shows: ['web/ui/tabs.tsx', 'web/ui/visually-hidden.tsx'],
      states: {
        'Second of three': (
          <Tabs defaultValue="invoices">
            <TabList aria-label="Portal">
              <Tab value="shipments">Shipments</Tab>
              <Tab value="invoices">Invoices</Tab>
              <Tab value="documents">Documents</Tab>
            </TabList>
            <TabPanel value="invoices">
              Invoices <VisuallyHidden>of this account</VisuallyHidden>
            </TabPanel>
          </Tabs>
        ),
      },
    },
  ],
};
