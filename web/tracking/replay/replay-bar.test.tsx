import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { replayOf } from '#domain/tracking/replay/replay.ts';
import { hoursAgo, ROUTE } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { MapNotice } from '../route/map-notice.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayClock, type ReplayState } from './replay-clock.ts';

const replay = replayOf(
  ROUTE.legs,
  ROUTE.stops.map((stop) => ({ ...stop, estimated_arrival: null })),
  { travelled: 0.42, known_at: hoursAgo(1) },
);

function show(state: Partial<ReplayState> = {}, { live = true, hasSpeed = true } = {}) {
  if (!replay) throw new Error('the route has a line');
  const clock = new ReplayClock(() => true);
  const calls = {
    play: vi.spyOn(clock, 'play').mockImplementation(() => {}),
    pause: vi.spyOn(clock, 'pause').mockImplementation(() => {}),
    end: vi.spyOn(clock, 'end').mockImplementation(() => {}),
    setSpeed: vi.spyOn(clock, 'setSpeed').mockImplementation(() => {}),
    moveTo: vi.spyOn(clock, 'moveTo').mockImplementation(() => {}),
  };
  const shown = { progress: null, playing: false, speed: 1, ...state };
  const bar = { replay, clock, state: shown, live, hasSpeed };
  return { ...calls, ...renderPiece(<ReplayBar {...bar} />) };
}

const place = () => screen.getByRole('slider', { name: 'Position in the journey' });

test('the present is where the freight is', () => {
  show();
  expect(place().getAttribute('aria-valuenow')).toBe('42');
  expect(place().getAttribute('aria-valuetext')).toMatch(/\S/);
});

test('the place is named while it differs from the present', () => {
  show({ progress: 20 });
  expect(screen.getByText(/^20%, between /)).toBeDefined();
});

test('the present is not said twice', () => {
  const { container } = show();
  expect(container.textContent).toContain('Play or drag to replay the journey.');
  expect(container.textContent).not.toContain('42%');
});

test('Play plays, Pause pauses', async () => {
  const { user, play } = show();
  await user.click(screen.getByRole('button', { name: 'Replay the journey' }));
  expect(play).toHaveBeenCalledOnce();
});

test('while it plays, the button pauses', async () => {
  const { user, pause } = show({ playing: true, progress: 20 });
  await user.click(screen.getByRole('button', { name: 'Pause the replay' }));
  expect(pause).toHaveBeenCalledOnce();
});

test('arrow keys move along the journey', async () => {
  const { user, moveTo } = show({ progress: 20 });
  place().focus();
  await user.keyboard('{ArrowRight}');
  expect(moveTo).toHaveBeenCalledExactlyOnceWith(21);
});

test('the speed is changed in steps of a half', async () => {
  const { user, setSpeed } = show({ progress: 20 });
  await user.click(screen.getByRole('button', { name: 'Increase Speed' }));
  expect(setSpeed).toHaveBeenCalledExactlyOnceWith(1.5);
});

test('while the map shows the whole route there is no speed to change', () => {
  show({}, { hasSpeed: false });
  expect(screen.queryByRole('slider', { name: 'Speed' })).toBeNull();
  expect(place()).toBeDefined();
});

test.each([
  [true, 'Back to live'],
  [false, 'End replay'],
])('live %s: "%s" ends the replay and leaves the focus at the player', async (live, name) => {
  const { user, end } = show({ progress: 20 }, { live });
  await user.click(screen.getByRole('button', { name }));
  expect(end).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replay the journey' }));
});

test('in the present there is nothing to end', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Back to live' })).toBeNull();
});

type NoticeProps = Partial<Parameters<typeof MapNotice>[0]>;

const notice = (props: NoticeProps) => (
  <MapNotice unavailable={false} problem={null} retrying={false} retry={() => {}} {...props} />
);

test('a map without problems says nothing', () => {
  renderPiece(notice({}));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('when the configured map does not load, the built-in one is named and it can be tried again', async () => {
  const retry = vi.fn();
  const { user } = renderPiece(notice({ problem: 'loading', retry }));
  expect(screen.getByRole('status').textContent).toContain('We’re showing the built-in map instead.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('without any map, the chart is named', () => {
  renderPiece(notice({ unavailable: true }));
  expect(screen.getByRole('status').textContent).toContain('This static map shows the whole route.');
});

test('the notice can be dismissed', async () => {
  const { user } = renderPiece(notice({ problem: 'loading' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status').textContent).toBe('');
});
