import { replayOf } from '#domain/tracking/replay/replay.ts';
import { EventHistory } from '#web/tracking/event-history.tsx';
import { ExceptionList } from '#web/tracking/exceptions/exception-list.tsx';
import { ConnectionLine } from '#web/tracking/live/connection-line.tsx';
import { LiveLocationCard } from '#web/tracking/live/live-location-card.tsx';
import { HoldBanner } from '#web/tracking/milestones/hold-banner.tsx';
import { TrackedJourney } from '#web/tracking/milestones/tracked-journey.tsx';
import { ReplayBar } from '#web/tracking/replay/replay-bar.tsx';
import { ReplayClock } from '#web/tracking/replay/replay-clock.ts';
import { ResultCard } from '#web/tracking/result-card.tsx';
import { MapNotice } from '#web/tracking/route/map-notice.tsx';
import { RouteStops } from '#web/tracking/route/route-stops.tsx';
import { Timeline } from '#web/tracking/timeline.tsx';
import { hoursAgo, LATE, LIVE, LONG_WORD, ROUTE, trackedShipment } from './fixtures.ts';
import { nothing } from './sample.tsx';
import type { Area } from './specimen.ts';

const MANY_EVENTS = Array.from({ length: 12 }, (_, event) => ({
  status: 'in_transit',
  location: `Port ${event + 1}`,
  description: event % 3 ? null : 'Departed on schedule',
  occurred_at: hoursAgo(10 * event + 1),
  time_zone: 'Asia/Singapore',
}));
const EXCEPTIONS = [
  {
    id: '01900000-0000-7000-8000-000000000001',
    code: 'CUSTOMS_HOLD' as const,
    object: 'MSKU9070323',
    customer_text: 'Customs has selected the container for inspection. We expect its release on Friday.',
    raised_at: hoursAgo(20),
    resolved_at: null,
  },
  {
    id: '01900000-0000-7000-8000-000000000002',
    code: 'ROLLED' as const,
    object: '',
    customer_text: 'The carrier has rolled the booking. The goods leave with the next sailing.',
    raised_at: hoursAgo(300),
    resolved_at: hoursAgo(250),
  },
];
const replay = replayOf(
  ROUTE.legs,
  ROUTE.stops.map((stop) => ({ ...stop, estimated_arrival: null })),
  { travelled: 0.42, known_at: hoursAgo(1) },
);
const clock = new ReplayClock(() => true);
const connection = (status: 'connected' | 'reconnecting', caughtUp: boolean) => ({
  state: { status, since: hoursAgo(0.2) },
  caughtUp,
  knownAt: hoursAgo(0.2),
  retry: nothing,
});

export const tracking: Area = {
  title: 'Tracking',
  pieces: [
    {
      title: 'Result',
      shows: [
        'web/tracking/result-card.tsx',
        'web/tracking/print/print-button.tsx',
        'web/tracking/share-button.tsx',
      ],
      states: {
        'In transit': <ResultCard shipment={trackedShipment()} />,
        'Late, with reason': (
          <ResultCard shipment={trackedShipment({ ...LATE, delay_reason: 'Port congestion in Rotterdam' })} />
        ),
        Delivered: <ResultCard shipment={trackedShipment({ status: 'delivered' })} />,
        Cancelled: <ResultCard shipment={trackedShipment({ status: 'cancelled', live: null })} />,
        'Booked, approximate ends, long cargo': (
          <ResultCard
            shipment={trackedShipment({
              status: 'pending',
              live: null,
              events: [],
              origin_approximate: true,
              destination_approximate: true,
              cargo_description: LONG_WORD,
              transport_mode: null,
            })}
          />
        ),
      },
    },
    {
      title: 'Timeline',
      shows: ['web/tracking/timeline.tsx'],
      states: {
        'In transit': { node: <Timeline shipment={trackedShipment()} />, frame: 560 },
        Booked: {
          node: <Timeline shipment={trackedShipment({ status: 'pending', events: [] })} />,
          frame: 420,
        },
        Delivered: { node: <Timeline shipment={trackedShipment({ status: 'delivered' })} />, frame: 560 },
      },
    },
    {
      title: 'Milestones, containers and estimates',
      shows: ['web/tracking/milestones/tracked-journey.tsx', 'web/tracking/milestones/hold-banner.tsx'],
      states: {
        'Under way, sources differ': { node: <TrackedJourney shipment={trackedShipment()} />, frame: 900 },
        'Booked, estimate unchanged': (
          <TrackedJourney
            shipment={{
              ...trackedShipment(),
              milestones: [],
              equipment: [
                {
                  kind: 'container',
                  number: '',
                  size_type: '45G1',
                  state: null,
                  free_days: 5,
                  free_until: null,
                  free_time_zone: null,
                },
              ],
              estimate_history: trackedShipment().estimate_history.slice(0, 1),
            }}
          />
        ),
        'A container on hold': <HoldBanner equipment={trackedShipment().equipment} />,
      },
    },
    {
      title: 'Exceptions',
      shows: ['web/tracking/exceptions/exception-list.tsx'],
      states: {
        'Open and resolved': { node: <ExceptionList exceptions={EXCEPTIONS} />, frame: 320 },
        'A long text': {
          node: (
            <ExceptionList
              exceptions={EXCEPTIONS.slice(0, 1).map((one) => ({ ...one, customer_text: LONG_WORD }))}
            />
          ),
          frame: 260,
        },
      },
    },
    {
      title: 'Live location',
      shows: ['web/tracking/live/live-location-card.tsx'],
      states: {
        Live: {
          node: <LiveLocationCard live={LIVE} shipment={trackedShipment()} connection="connected" />,
          frame: 540,
        },
        Silent: {
          node: (
            <LiveLocationCard
              live={{ ...LIVE, updated_at: hoursAgo(9) }}
              shipment={trackedShipment()}
              connection="connected"
            />
          ),
          frame: 460,
        },
        'Off the route, reconnecting': {
          node: (
            <LiveLocationCard
              live={{ ...LIVE, off_route: true, vehicle_identifier: null }}
              shipment={trackedShipment()}
              connection="reconnecting"
            />
          ),
          frame: 540,
        },
        Approaching: {
          node: (
            <LiveLocationCard
              live={{ ...LIVE, approaching: true, transport_mode: 'road' }}
              shipment={trackedShipment({ status: 'confirmed' })}
              connection="connected"
            />
          ),
          frame: 540,
        },
        'Last known': {
          node: (
            <LiveLocationCard
              live={LIVE}
              shipment={trackedShipment({ status: 'delivered' })}
              connection="connected"
            />
          ),
          frame: 540,
        },
      },
    },
    {
      title: 'Connection',
      shows: ['web/tracking/live/connection-line.tsx'],
      states: { Lost: <ConnectionLine connection={connection('reconnecting', false)} /> },
    },
    {
      title: 'Events',
      shows: ['web/tracking/event-history.tsx'],
      states: {
        Few: { node: <EventHistory events={trackedShipment().events} />, frame: 380 },
        'More than fit': { node: <EventHistory events={MANY_EVENTS} />, frame: 640 },
      },
    },
    {
      title: 'Stops',
      shows: ['web/tracking/route/route-stops.tsx'],
      states: {
        'Second of three reached': {
          node: <RouteStops waypoints={trackedShipment().waypoints} />,
          frame: 300,
        },
      },
    },
    {
      title: 'Replay',
      shows: ['web/tracking/replay/replay-bar.tsx'],
      states: {
        ...(replay && {
          Present: (
            <ReplayBar
              replay={replay}
              clock={clock}
              state={{ progress: null, playing: false, speed: 1 }}
              live
              hasSpeed={false}
            />
          ),
          Playing: (
            <ReplayBar
              replay={replay}
              clock={clock}
              state={{ progress: 20, playing: true, speed: 2 }}
              live={false}
              hasSpeed
            />
          ),
        }),
      },
    },
    {
      title: 'Map notice',
      shows: ['web/tracking/route/map-notice.tsx'],
      states: {
        'Google not loaded': {
          node: <MapNotice unavailable={false} problem="loading" retrying={false} retry={nothing} />,
          frame: 260,
        },
        'No map at all': {
          node: <MapNotice unavailable problem={null} retrying={false} retry={nothing} />,
          frame: 180,
        },
      },
    },
  ],
};
