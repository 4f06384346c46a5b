import { describe, expect, test, vi } from 'vitest';
import { MapFailure } from '../map-problem.ts';
import { type GoogleSources, googleLoader } from './load-google.ts';

const fails = () => Promise.reject(new Error('blocked'));

function sources() {
  return {
    fetchKey: vi.fn<GoogleSources['fetchKey']>(async () => 'key'),
    loadScript: vi.fn<GoogleSources['loadScript']>(async () => {}),
    pause: vi.fn<GoogleSources['pause']>(async () => {}),
  };
}

describe('googleLoader', () => {
  test('loads once for all callers', async () => {
    const { fetchKey, loadScript, pause } = sources();
    const load = googleLoader({ fetchKey, loadScript, pause });
    await Promise.all([load(), load()]);
    await load();
    expect(fetchKey).toHaveBeenCalledOnce();
    expect(loadScript.mock.calls).toEqual([['key']]);
    expect(pause).not.toHaveBeenCalled();
  });

  test('succeeds at the third attempt', async () => {
    const { fetchKey, loadScript, pause } = sources();
    loadScript.mockImplementationOnce(fails).mockImplementationOnce(fails);
    await googleLoader({ fetchKey, loadScript, pause })();
    expect(loadScript).toHaveBeenCalledTimes(3);
    expect(pause.mock.calls).toEqual([[1_000], [2_000]]);
  });

  test('gives up after three retries with back-off, and can be called again', async () => {
    const { fetchKey, loadScript, pause } = sources();
    loadScript.mockImplementation(fails);
    const load = googleLoader({ fetchKey, loadScript, pause });
    await expect(load()).rejects.toMatchObject({ problem: 'loading', final: false });
    expect(loadScript).toHaveBeenCalledTimes(4);
    expect(pause.mock.calls).toEqual([[1_000], [2_000], [4_000]]);

    loadScript.mockImplementation(async () => {});
    await load();
    expect(loadScript).toHaveBeenCalledTimes(5);
  });

  test.each([
    ['Failed to load map configuration', { fetchKey: fails }],
    ['No Google Maps API key received', { fetchKey: async () => null }],
    ['Google Maps could not be loaded', { loadScript: fails }],
  ])('reports: %s', async (message, change) => {
    const failure = await googleLoader({ ...sources(), ...change })().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MapFailure);
    expect((failure as MapFailure).message).toBe(message);
  });
});
