import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { ConsentBanner } from '#web/consent/consent-banner.tsx';
import { CustomerStory } from '#web/public/home/customer-story.tsx';
import { DemoCard } from '#web/public/home/demo-card.tsx';
import { DemoFrame } from '#web/public/home/demo-frame.tsx';
import { LaneCard } from '#web/public/home/lane-card.tsx';
import { QuoteStarter } from '#web/public/home/quote-starter.tsx';
import { LookupFailed } from '#web/public/track/lookup-failed.tsx';
import { NotFoundNotice } from '#web/public/track/not-found-notice.tsx';
import { ShipmentList } from '#web/public/track/shipment-list.tsx';
import { VerdictCard } from '#web/public/verify/verdict-card.tsx';
import { verdictOf } from '#web/public/verify/verdict-labels.ts';
import { ContactStrip } from '#web/shell/contact-strip.tsx';
import { ErrorNotice } from '#web/shell/error-notice.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { hoursAgo, LATE, LONG_WORD, trackedShipment } from './fixtures.ts';
import { nothing, Pressed } from './sample.tsx';
import type { Area } from './specimen.ts';

type ListQuery = Parameters<typeof ShipmentList>[0]['list'];

const { events, ...SUMMARY } = trackedShipment();
const LIST: NonNullable<ListQuery['data']> = [
  { number: SUMMARY.tracking_number, shipment: { ...SUMMARY, latest_event: events[0] ?? null } },
  {
    number: 'GS104588211',
    shipment: { ...SUMMARY, ...LATE, tracking_number: 'GS104588211', latest_event: null },
  },
  { number: LONG_WORD, shipment: null },
];
const listed = (data: NonNullable<ListQuery['data']>) =>
  ({ data, error: null, isPending: false, isFetching: false, fetchStatus: 'idle' }) as unknown as ListQuery;
const dayOf = (day: Date) => day.toISOString().slice(0, 10);
const verdict = (outcome: 'current' | 'draft' | 'void') =>
  verdictOf(
    { outcome, replaced: false, issued_at: hoursAgo(90), surrendered_on: null, voided_at: hoursAgo(9) },
    dayOf,
  );

const DEMO = trackedShipment({ tracking_number: SAMPLE_TRACKING_NUMBER });
const LANE = {
  origin: 'Shanghai, China',
  destination: 'Rotterdam, Netherlands',
  cargo_kg: 1000,
  cost_cents: 10_098,
  delivery_days: 33,
  co2e_kg: 353,
  path: 'M683,254L614,363L574,420L395,345L275,251L94,138L119,103L229,59',
};

export const publicPages: Area = {
  title: 'Public site',
  pieces: [
    {
      title: 'Demo shipment',
      shows: ['web/public/home/demo-card.tsx', 'web/public/home/demo-frame.tsx'],
      states: {
        Live: (
          <DemoFrame>
            <DemoCard shipment={DEMO} />
          </DemoFrame>
        ),
        'Late, without a position': {
          node: (
            <DemoFrame>
              <DemoCard shipment={{ ...DEMO, ...LATE, live: null }} />
            </DemoFrame>
          ),
          frame: 280,
        },
        Loading: { node: <DemoFrame />, frame: 280 },
      },
    },
    {
      title: 'Start of a quote',
      shows: ['web/public/home/quote-starter.tsx', 'web/public/home/lane-card.tsx'],
      states: { Empty: <QuoteStarter />, 'A priced lane': <LaneCard lane={LANE} /> },
    },
    {
      title: 'Customer story',
      shows: ['web/public/home/customer-story.tsx'],
      states: { Example: <CustomerStory /> },
    },
    {
      title: 'Tracked in a list',
      shows: ['web/public/track/shipment-list.tsx', 'web/public/track/list-item.tsx'],
      states: {
        'Found, late, unknown': {
          node: <ShipmentList numbers={LIST.map(({ number }) => number)} list={listed(LIST)} />,
          frame: 480,
        },
        'None found': {
          node: <ShipmentList numbers={[LONG_WORD]} list={listed(LIST.slice(2))} />,
          frame: 360,
        },
      },
    },
    {
      title: 'Unknown number',
      shows: ['web/public/track/not-found-notice.tsx', 'web/public/track/need-test-data.tsx'],
      states: { 'Wrong check digit': { node: <NotFoundNotice number="GS104588211" />, frame: 480 } },
    },
    {
      title: 'Look-up failed',
      shows: ['web/public/track/lookup-failed.tsx'],
      states: { Failed: <LookupFailed error={new Error()} stale retrying={false} onRetry={nothing} /> },
    },
    {
      title: 'Verdict on a document',
      shows: ['web/public/verify/verdict-card.tsx'],
      states: {
        Current: { node: <VerdictCard outcome="current" verdict={verdict('current')} />, frame: 320 },
        Draft: { node: <VerdictCard outcome="draft" verdict={verdict('draft')} />, frame: 280 },
        Void: { node: <VerdictCard outcome="void" verdict={verdict('void')} />, frame: 280 },
        Unknown: { node: <VerdictCard outcome="unknown" verdict={verdictOf(null, dayOf)} />, frame: 320 },
      },
    },
    {
      title: 'Cookies',
      shows: ['web/consent/consent-banner.tsx', 'web/consent/cookie-settings-dialog.tsx'],
      states: {
        Banner: { node: <ConsentBanner />, frame: 340 },
        Settings: {
          node: (
            <Pressed at="button:last-of-type" keys="click">
              <ConsentBanner />
            </Pressed>
          ),
          frame: 640,
        },
      },
    },
    {
      title: 'Around a page',
      shows: ['web/shell/contact-strip.tsx', 'web/shell/footer.tsx', 'web/shell/error-notice.tsx'],
      states: {
        'Contact strip': { node: <ContactStrip />, frame: 100 },
        Footer: { node: <Footer />, frame: 900 },
        Error: { node: <ErrorNotice />, frame: 360 },
      },
    },
  ],
};
