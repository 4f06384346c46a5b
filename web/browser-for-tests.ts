import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { LiveSocket } from './live-for-tests.ts';

// A second, the default, is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const FRAME_MS = 20;

const style = document.createElement('style');
style.textContent = '.invisible { visibility: hidden } .hidden { display: none }';

/** What jsdom lacks and pieces use. It has no layout, and of the style sheet only what hides content. */
beforeEach(() => {
  document.head.append(style);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('IntersectionObserver', ViewObserver);
  vi.stubGlobal('DataTransfer', Transfer);
  vi.stubGlobal('WebSocket', LiveSocket);
  vi.stubGlobal('requestAnimationFrame', requestFrame);
  inView = true;
  Object.assign(Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
  });
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  // Test files share modules, and this one remembers the last event that it saw.
  onlineManager.setOnline(true);
});

afterEach(() => {
  cleanup();
  // jsdom corrects a lost focus in its next frame. If that never comes, because its timer was faked, no later one does.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  vi.useRealTimers();
  for (const frame of frames) cancelAnimationFrame(frame);
  frames.clear();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  document.title = '';
});

const nextFrame = requestAnimationFrame;
/** Those that the running test waits for. They must not come in the next one, whose forms have the same ids. */
const frames = new Set<number>();

function requestFrame(callback: FrameRequestCallback): number {
  const frame = nextFrame((time) => {
    frames.delete(frame);
    callback(time);
  });
  frames.add(frame);
  return frame;
}

let inView = true;
const viewObservers = new Set<() => void>();

/** Brings all content into view, or out of it, as pieces notice it. */
export function setInView(isIntersecting: boolean): void {
  inView = isIntersecting;
  for (const report of viewObservers) report();
}

class ViewObserver {
  readonly #report: () => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = () => callback([{ isIntersecting: inView }]);
  }
  observe() {
    viewObservers.add(this.#report);
    this.#report();
  }
  disconnect() {
    viewObservers.delete(this.#report);
  }
}

/** Takes the browser off the network, or back on it, as pieces notice it. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** 'text' is the old name of 'text/plain', which browsers still take. */
function mediaType(type: string): string {
  return type === 'text' ? 'text/plain' : type;
}

/** Has texts and the files of an input, of which jsdom can make no list otherwise: none. */
class Transfer {
  readonly #texts = new Map<string, string>();
  readonly items = { add() {} };
  readonly files = Object.assign(document.createElement('input'), { type: 'file' }).files;
  setData(type: string, text: string) {
    this.#texts.set(mediaType(type), text);
  }
  getData(type: string) {
    return this.#texts.get(mediaType(type)) ?? '';
  }
}
