import { act, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { hoursAgo, NOW, trackedShipment } from '#web/gallery/fixtures.ts';
import type { Viewport } from '#web/map/map-provider.ts';
import type { RouteMapState } from '#web/map/use-route-map.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { TrackingMap } from './tracking-map.tsx';
import { useTrackedRoute } from './use-route-view.ts';

// Test files share modules; reset so that mocks don't leak between them.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const LEG = {
  leg_order: 0,
  transport_mode: 'sea',
  from_name: 'Shanghai',
  to_name: 'Los Angeles',
  distance_km: 10_000,
  geometry: [
    [121.5, 31.2],
    [180, 45],
    [241.7, 33.7],
  ],
};
const PACIFIC: Viewport = [
  [100, 0],
  [260, 60],
];
const AT_SEA: Viewport = [
  [170, 40],
  [182, 47],
];
const LIVE = { latitude: 44, longitude: 178 };

const { map, report } = vi.hoisted(() => ({
  map: {
    state: 'drawn' as RouteMapState['state'],
    problem: null,
    retrying: false,
    retry: () => {},
    showWholeRoute: vi.fn(),
    zoomToVessel: vi.fn(),
  },
  report: { seen: (_: unknown) => {} },
}));
vi.mock('#web/map/use-route-map.ts', () => ({
  useRouteMap: (...[, , , , onViewport]: [unknown, unknown, unknown, unknown, (seen: unknown) => void]) => {
    report.seen = onViewport;
    return map;
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  map.state = 'drawn';
  vi.clearAllMocks();
});

function MapOf({ shipment }: { shipment: ReturnType<typeof trackedShipment> }) {
  return <TrackingMap shipment={shipment} route={useTrackedRoute(shipment)} />;
}

async function show(change: Parameters<typeof trackedShipment>[0] = {}, seen: Viewport = PACIFIC) {
  serve({
    'tracking.route': () => ({ legs: [LEG] }),
    'tracking.mapSettings': () => ({ google: false, style_url: null, satellite_tile_url: null }),
  });
  const shipment = trackedShipment(change);
  const moving = shipment.live && { ...shipment.live, ...LIVE };
  const rendered = renderPiece(<MapOf shipment={{ ...shipment, live: moving }} />);
  await screen.findByRole('button', { name: 'Replay the journey' });
  act(() => report.seen(seen));
  return rendered;
}

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const speed = () => screen.queryByRole('slider', { name: 'Speed' });

test('the map opens on the whole route, across the date line, without a speed', async () => {
  await show();
  expect([pressed('Whole route'), pressed('Zoom to vessel')]).toEqual(['true', 'false']);
  expect(speed()).toBeNull();
});

test('“Zoom to vessel” and back again', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Zoom to vessel' }));
  expect(map.zoomToVessel).toHaveBeenCalledOnce();
  act(() => report.seen(AT_SEA));
  expect([pressed('Whole route'), pressed('Zoom to vessel')]).toEqual(['false', 'true']);
  expect(speed()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Whole route' }));
  expect(map.showWholeRoute).toHaveBeenCalledOnce();
  expect(speed()).toBeNull();
});

test('moved elsewhere, the map is neither', async () => {
  await show({}, AT_SEA);
  expect([pressed('Whole route'), pressed('Zoom to vessel')]).toEqual(['false', 'false']);
});

test('speed, next stop and age are left to the live location card', async () => {
  const { container } = await show();
  expect(container.textContent).not.toMatch(/km\/h|ago|Next/);
});

test('delivered, there is no vessel to zoom to, and the replay has its speed', async () => {
  await show({ status: 'delivered' });
  expect(screen.queryByRole('button', { name: 'Zoom to vessel' })).toBeNull();
  expect(speed()).not.toBeNull();
});

test('a cancelled journey cannot be replayed', async () => {
  serve({ 'tracking.route': () => ({ legs: [LEG] }) });
  const { findByRole } = renderPiece(
    <MapOf shipment={trackedShipment({ status: 'cancelled', live: null })} />,
  );
  await findByRole('region', { name: 'Map' });
  expect(screen.queryByRole('region', { name: 'Replay' })).toBeNull();
});

test('a silent vehicle has a last position, and is not live', async () => {
  await show({ live: { ...trackedShipment().live, updated_at: hoursAgo(9) } as never });
  expect(screen.getByRole('region', { name: 'Last position' })).toBeDefined();
});

test('without any map, the chart stays and says so', async () => {
  map.state = 'unavailable';
  await show();
  expect(screen.getByText(/This static map shows the whole route\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Whole route' })).toBeNull();
  expect(speed()).not.toBeNull();
});
