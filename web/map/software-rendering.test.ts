import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chartStyle } from './chart-style.ts';
import type { MapColours } from './map-colours.ts';
import { isDrawnInSoftware, paceFrames } from './software-rendering.ts';

type PacedMap = Parameters<typeof paceFrames>[0];

/** A map of this renderer, whose frames are complete once `complete` is called. */
function mapDrawnBy(renderer: string | null) {
  const repaint = vi.fn();
  let isComplete = false;
  const gl = {
    SIGNALED: 1,
    getExtension: () => renderer && { UNMASKED_RENDERER_WEBGL: 0 },
    getParameter: () => renderer,
    fenceSync: () => ({}),
    flush: () => {},
    deleteSync: () => {},
    isContextLost: () => false,
    getSyncParameter: () => Number(isComplete),
  };
  const map = { getCanvas: () => ({ getContext: () => gl }), triggerRepaint: repaint };
  const complete = () => {
    isComplete = true;
  };
  return { map: map as unknown as PacedMap, repaint, complete };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', true],
  ['ANGLE (Intel, Intel(R) UHD Graphics 620 Direct3D11)', false],
  ['Apple GPU', false],
  [null, false],
])('%s draws on the CPU: %s', (renderer, expected) => {
  expect(isDrawnInSoftware(mapDrawnBy(renderer).map)).toBe(expected);
});

test('a frame starts only after the former is complete and the page has painted; calls in between are one', () => {
  const { map, repaint, complete } = mapDrawnBy('SwiftShader');
  paceFrames(map);
  map.triggerRepaint();
  map.triggerRepaint();
  vi.advanceTimersByTime(500);
  expect(repaint).not.toHaveBeenCalled();
  complete();
  vi.advanceTimersByTime(5);
  expect(repaint).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(repaint).toHaveBeenCalledOnce();
  map.triggerRepaint();
  vi.advanceTimersByTime(50);
  expect(repaint).toHaveBeenCalledTimes(2);
});

test('only the plain chart has no belts', () => {
  const layers = (plain: boolean) => chartStyle({} as MapColours, { plain }).layers.map(({ id }) => id);
  expect(layers(false).filter((id) => !layers(true).includes(id))).toEqual(['outer-shoal', 'inner-shoal']);
});
