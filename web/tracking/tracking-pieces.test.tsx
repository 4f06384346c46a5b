import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hoursAgo, LIVE, trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ClampedText } from './clamped-text.tsx';
import { ConnectionLine } from './live/connection-line.tsx';
import type { LiveShipment } from './live/use-live-shipment.ts';
import { Age, Moment } from './moment.tsx';
import { PrintButton } from './print/print-button.tsx';
import { PrintHeader } from './print/print-header.tsx';
import { ReplayPanel } from './replay/replay-panel.tsx';
import { GroundSwitch } from './route/ground-switch.tsx';
import { MapNotice } from './route/map-notice.tsx';
import { RouteStops } from './route/route-stops.tsx';
import { ViewSwitch } from './route/view-switch.tsx';

beforeEach(() => void vi.useFakeTimers({ now: hoursAgo(0) }));

const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const connection = (change: Partial<LiveShipment> & { status?: string } = {}): LiveShipment => {
  const { status = 'connected', ...rest } = change;
  return {
    state: { status, since: hoursAgo(1) } as LiveShipment['state'],
    caughtUp: true,
    knownAt: hoursAgo(0.1),
    retry: () => {},
    ...rest,
  };
};

test('while connected, nothing is said of the connection', () => {
  renderPiece(<ConnectionLine connection={connection()} />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a lost connection says how old the figures are, and can be retried', () => {
  const retry = vi.fn();
  renderPiece(<ConnectionLine connection={connection({ status: 'reconnecting', caughtUp: false, retry })} />);
  expect(screen.getByText(/^Connection lost.*Reconnecting…$/).textContent).toContain('(6m ago)');
  expect(screen.getByRole('status').textContent).toMatch(/^Connection lost. Last update: \d.*\.$/);
  click('Retry now');
  expect(retry).toHaveBeenCalledOnce();
});

test('back again it catches up, says so for five seconds, and is silent', () => {
  const { rerender } = renderPiece(
    <ConnectionLine connection={connection({ status: 'reconnecting', caughtUp: false })} />,
  );
  rerender(<ConnectionLine connection={connection({ caughtUp: false })} />);
  expect(screen.getByText('Catching up…')).toBeDefined();
  rerender(<ConnectionLine connection={connection()} />);
  expect(screen.getByRole('status').textContent).toBe('Up to date');
  wait(4_900);
  expect(screen.getByRole('status').textContent).toBe('Up to date');
  wait(200);
  expect(screen.queryByText('Up to date')).toBeNull();
});

test.each([
  [LIVE, false, 'Live tracking'],
  [LIVE, true, 'Last position'],
  [{ ...LIVE, approaching: true }, false, 'Vehicle approaching pick-up'],
  [null, false, 'Replay'],
])('the panel under the map with %j, silent: %s, is called %s', (live, silent, name) => {
  renderPiece(
    <ReplayPanel live={live} silent={silent} hasSpeed>
      controls
    </ReplayPanel>,
  );
  expect(screen.getByRole('region', { name }).textContent).toContain('controls');
});

test('the view is the whole route, the vehicle, or neither after the reader moved the map', () => {
  const onWholeRoute = vi.fn();
  const onVessel = vi.fn();
  const views = (shown: 'route' | 'vessel' | null) => (
    <ViewSwitch shown={shown} hasVessel onWholeRoute={onWholeRoute} onVessel={onVessel} />
  );
  const pressed = () => screen.queryByRole('button', { pressed: true })?.textContent;
  const { rerender } = renderPiece(views('route'));
  expect(pressed()).toBe('Whole route');
  click('Zoom to vessel');
  expect(onVessel).toHaveBeenCalledOnce();
  rerender(views('vessel'));
  expect(pressed()).toBe('Zoom to vessel');
  click('Whole route');
  expect(onWholeRoute).toHaveBeenCalledOnce();
  rerender(views(null));
  expect(pressed()).toBeUndefined();
});

test('without a vehicle there is none to zoom to, and nothing to switch while the whole route is shown', () => {
  const view = (shown: 'route' | null) => (
    <ViewSwitch shown={shown} hasVessel={false} onWholeRoute={vi.fn()} onVessel={vi.fn()} />
  );
  const { rerender } = renderPiece(view(null));
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Whole route']);
  rerender(view('route'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the stops are listed in order with their kind and state', () => {
  renderPiece(<RouteStops waypoints={trackedShipment().waypoints} />);
  const stops = within(screen.getByRole('region', { name: 'Route stops' })).getAllByRole('listitem');
  const texts = stops.map((stop) => stop.textContent);
  expect(texts[0]).toMatch(/^ShanghaiOrigin · Completed · /);
  expect(texts[1]).toMatch(/^SingaporeTransit · by .* · Completed · /);
  expect(texts[2]).toMatch(/^RotterdamDestination · by .* · Pending · /);
});

test('a stop at the end of a barge leg is reached by barge', () => {
  const leg = (mode: 'sea' | 'barge', from: string, to: string) => ({ mode, from, to });
  const legs = [leg('sea', 'Shanghai', 'Singapore'), leg('barge', 'Singapore', 'Rotterdam')];
  renderPiece(<RouteStops waypoints={trackedShipment().waypoints} legs={legs} />);
  const modes = screen.getAllByRole('listitem').map((stop) => /by (\w+)/.exec(stop.textContent)?.[1]);
  expect(modes).toEqual([undefined, 'sea', 'barge']);
});

test('a stop without a time has none', () => {
  const [stop] = trackedShipment().waypoints.map((one) => ({
    ...one,
    reached_at: null,
    estimated_arrival: null,
  }));
  renderPiece(<RouteStops waypoints={stop ? [stop] : []} />);
  expect(screen.getByRole('listitem').querySelector('time')).toBeNull();
});

test('the ground of the map is one of two', () => {
  const onChange = vi.fn();
  renderPiece(<GroundSwitch ground="map" onChange={onChange} />);
  const group = within(screen.getByRole('group', { name: 'Map type' }));
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Map' }).checked).toBe(true);
  act(() => group.getByRole('radio', { name: 'Satellite' }).click());
  expect(onChange).toHaveBeenCalledExactlyOnceWith('satellite');
});

const notice = (change: Partial<Parameters<typeof MapNotice>[0]> = {}) => (
  <MapNotice unavailable={false} problem={null} retrying={false} retry={() => {}} {...change} />
);

test('a map that works needs no notice', () => {
  renderPiece(notice());
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['configuration', 'Failed to load map configuration'],
  ['no key', 'No Google Maps API key received'],
  ['start', 'Failed to initialize map'],
  ['loading', 'Google Maps could not be loaded'],
] as const)('the problem “%s” is named, with what is shown instead', (problem, title) => {
  renderPiece(notice({ problem }));
  expect(screen.getByRole('status').textContent).toContain(`${title}We’re showing the built-in map instead.`);
});

test('only a map that does not load gets the checklist for operators', () => {
  const { rerender } = renderPiece(notice({ problem: 'loading' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(notice({ problem: 'start' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test.each([
  [null, 'Your browser can’t show the live map. This static map shows the whole route.'],
  ['start', 'Failed to initialize map. This static map shows the whole route.'],
] as const)('without any map engine (%s) the notice says why', (problem, text) => {
  renderPiece(notice({ unavailable: true, problem }));
  expect(screen.getByText('Map unavailable')).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});

test('the map can be tried again, and the notice dismissed', () => {
  const retry = vi.fn();
  renderPiece(notice({ problem: 'loading', retry }));
  click('Try again');
  expect(retry).toHaveBeenCalledOnce();
  click('Dismiss');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a text that fits is not a button', () => {
  renderPiece(<ClampedText lines={1}>Rotterdam</ClampedText>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a clipped text is unfolded by a press, and folded again', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly resized: () => void;
      constructor(resized: () => void) {
        this.resized = resized;
      }
      observe(element: Element) {
        Object.defineProperty(element, 'scrollHeight', { value: 90, configurable: true });
        Object.defineProperty(element, 'clientHeight', { value: 30, configurable: true });
        this.resized();
      }
      unobserve() {}
      disconnect() {}
    },
  );
  renderPiece(<ClampedText lines={2}>Glass lamps, 40 cartons on pallets</ClampedText>);
  const button = () => screen.getByRole('button', { name: 'Glass lamps, 40 cartons on pallets' });
  expect(button().getAttribute('aria-expanded')).toBe('false');
  act(() => button().click());
  expect(button().getAttribute('aria-expanded')).toBe('true');
});

test('a moment is given in the time of its place, with UTC for the curious', () => {
  renderPiece(<Moment at={new Date('2026-11-20T12:00:00Z')} zone="Asia/Singapore" />);
  const time = screen.getByText(/20:00|8:00/);
  expect(time.getAttribute('datetime')).toBe('2026-11-20T12:00:00.000Z');
  expect(time.title).toMatch(/where you are · .*12:00/);
});

test('an unknown zone is UTC', () => {
  renderPiece(<Moment at={new Date('2026-11-20T12:00:00Z')} zone={null} />);
  expect(screen.getByText(/12:00.*UTC/)).toBeDefined();
});

test('an age counts on while the page is open', () => {
  renderPiece(<Age since={hoursAgo(0.05)} />);
  expect(screen.getByText('3m ago')).toBeDefined();
  wait(120_000);
  expect(screen.getByText('5m ago')).toBeDefined();
});

test('the print button prints, and the printed page names its address', () => {
  window.print = vi.fn();
  const { container } = renderPiece(
    <>
      <PrintButton />
      <PrintHeader number="GS104588210" />
    </>,
  );
  click('Print this page');
  expect(window.print).toHaveBeenCalledOnce();
  expect(container.textContent).toContain('http://localhost:3000/track/GS104588210');
});
