import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type NextFrame, ReplayClock, WHOLE_REPLAY_MS } from './replay-clock.ts';

const FRAME_MS = 20;
const framesOfTimers: NextFrame = (draw) => {
  const timer = setTimeout(() => draw(Date.now()), FRAME_MS);
  return () => clearTimeout(timer);
};
const gliding = () => new ReplayClock(() => false, framesOfTimers);
const stepping = () => new ReplayClock(() => true, framesOfTimers);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs once from the first to the last progress', () => {
  const clock = gliding();
  clock.play();
  expect(clock.state).toEqual({ progress: 5, playing: true, speed: 1 });
  vi.advanceTimersByTime(WHOLE_REPLAY_MS / 2 + FRAME_MS);
  expect(clock.state.progress).toBeCloseTo(50, 0);
  vi.advanceTimersByTime(WHOLE_REPLAY_MS / 2 + FRAME_MS);
  expect(clock.state).toEqual({ progress: 95, playing: false, speed: 1 });
  clock.play();
  expect(clock.state.progress).toBe(5);
});

test.each([
  [0.5, 2],
  [1.5, 2 / 3],
  [3, 1 / 3],
])('at speed %d, takes %d times as long', (speed, times) => {
  const clock = gliding();
  clock.setSpeed(speed);
  clock.play();
  vi.advanceTimersByTime(WHOLE_REPLAY_MS * times - 5 * FRAME_MS);
  expect(clock.state.playing).toBe(true);
  vi.advanceTimersByTime(10 * FRAME_MS);
  expect(clock.state.playing).toBe(false);
});

test('resumes where it was paused', () => {
  const clock = gliding();
  clock.play();
  vi.advanceTimersByTime(5_000);
  clock.pause();
  const held = clock.state.progress ?? 0;
  vi.advanceTimersByTime(5_000);
  expect(clock.state).toMatchObject({ progress: held, playing: false });
  clock.play();
  vi.advanceTimersByTime(1_000);
  expect(clock.state.progress).toBeGreaterThan(held);
});

test('does not jump after a slow frame', () => {
  let draw = (_: number) => {};
  const clock = new ReplayClock(
    () => false,
    (next) => {
      draw = next;
      return () => {};
    },
  );
  clock.play();
  draw(0);
  draw(60_000);
  expect(clock.state.progress).toBeLessThan(7);
});

test('with reduced motion, advances in steps of a second and can be paused', () => {
  const clock = stepping();
  clock.play();
  vi.advanceTimersByTime(900);
  expect(clock.state.progress).toBe(5);
  vi.advanceTimersByTime(1_200);
  expect(clock.state.progress).toBe(15);
  clock.pause();
  vi.advanceTimersByTime(5_000);
  expect(clock.state.progress).toBe(15);
});

test('scrubbing stays within the ends and keeps playing', () => {
  const clock = gliding();
  clock.moveTo(2);
  expect(clock.state).toMatchObject({ progress: 5, playing: false });
  clock.play();
  clock.moveTo(60);
  vi.advanceTimersByTime(1_000);
  expect(clock.state.progress).toBeGreaterThan(60);
});

test('after the end, shows the present and stops', () => {
  const clock = gliding();
  const moves = vi.fn();
  clock.play();
  vi.advanceTimersByTime(1_000);
  clock.end();
  clock.onMove(moves);
  vi.advanceTimersByTime(5_000);
  expect(clock.state).toMatchObject({ progress: null, playing: false });
  expect(moves).not.toHaveBeenCalled();
});
