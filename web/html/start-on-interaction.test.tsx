import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOnInteraction } from './start-on-interaction.ts';

const listen = window.addEventListener;
let listening: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  // Test files share a window, and the page never removes its listeners.
  listening = new AbortController();
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options?: object) =>
    listen(type, listener, { ...options, signal: listening.signal }),
  );
  document.body.innerHTML = '<script type="text/plain" id="page-modules" data-preload="/a.js"></script>';
  window.history.replaceState({}, '', '/quote');
  delete document.documentElement.dataset.storedSession;
  sessionStorage.clear();
});

afterEach(() => {
  listening.abort();
  document.body.replaceChildren();
  for (const added of document.head.querySelectorAll('link, script')) added.remove();
});

const isStarted = () => document.getElementById('page-modules') === null;

function open(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  startOnInteraction();
}

test.each(['navigate', 'reload', 'back_forward'] as const)(
  'a first page waits for an interaction: %s',
  (type) => {
    open(type);
    expect(isStarted()).toBe(false);
    window.dispatchEvent(new Event('keydown'));
    expect(isStarted()).toBe(true);
  },
);

test('a mouse that moves starts it, one at rest does not', () => {
  open('navigate');
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  expect(isStarted()).toBe(false);
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 1 }));
  expect(isStarted()).toBe(true);
});

test('without an interaction it starts 6 seconds after load', () => {
  open('navigate');
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5_999);
  expect(isStarted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
});

test.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
] as const)('with entries to restore: %s', (type, starts) => {
  sessionStorage.setItem('groundswell.quote.1', '{}');
  open(type);
  expect(isStarted()).toBe(starts);
});

test('a scroll position is not an entry to restore', () => {
  sessionStorage.setItem('react-router-scroll-positions', '{}');
  open('reload');
  expect(isStarted()).toBe(false);
});

test('no listener outlives its test', () => {
  open('navigate');
  listening.abort();
  window.dispatchEvent(new Event('keydown'));
  expect(isStarted()).toBe(false);
});

test('a URL with parameters starts immediately', () => {
  window.history.replaceState({}, '', '/quote?mode=sea');
  open('navigate');
  expect(isStarted()).toBe(true);
});

test('a signed-in user starts immediately', () => {
  document.documentElement.dataset.storedSession = '';
  open('navigate');
  expect(isStarted()).toBe(true);
});
