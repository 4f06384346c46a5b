import { call } from '#web/api/client.ts';
import { MapFailure } from '../map-problem.ts';
import type { MapProvider } from '../map-provider.ts';
import { GoogleRouteMap } from './google-route-map.ts';
import { loadScript, refused } from './google-script.ts';
import { googleLoader } from './load-google.ts';
import { pause, withTimeout } from './timeouts.ts';

/** Timeout for the first complete frame. */
const FIRST_FRAME_TIMEOUT_MS = 10_000;

const loadGoogle = googleLoader({
  fetchKey: async () => (await call.tracking.googleMapsKey()).apiKey,
  loadScript,
  pause,
});

/** Google Maps, for installations with an API key. Every rejection is a MapFailure. */
export const googleProvider: MapProvider = {
  async open(container, view, _settings, onLost) {
    await loadGoogle();
    const host = document.createElement('div');
    host.className = 'google-map';
    host.role = 'region';
    host.ariaLabel = 'Live map of the route';
    container.append(host);
    try {
      const map = new GoogleRouteMap(host, view);
      const refusal = refused.then((): never => {
        // Google's script can't be loaded twice into one page.
        throw new MapFailure('loading', { final: true });
      });
      await withTimeout(FIRST_FRAME_TIMEOUT_MS, Promise.race([map.drawn, refusal]));
      refusal.catch(onLost);
      return map;
    } catch (error) {
      host.remove();
      throw error instanceof MapFailure ? error : new MapFailure('start');
    }
  },
};
