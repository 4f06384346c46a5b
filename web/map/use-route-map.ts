import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MapFailure, type MapProblem } from './map-problem.ts';
import {
  loadMapProvider,
  type MapSettings,
  type RouteMap,
  type RouteView,
  type Viewport,
} from './map-provider.ts';

/** The replay's position, held outside React because it changes too often. */
export interface MovingPlace {
  readonly place: RouteView['replay'];
  /** Returns the unsubscribe function. */
  onMove(listener: () => void): () => void;
}

export interface RouteMapState {
  state: 'waiting' | 'drawn' | 'unavailable';
  /** Why Google Maps isn't shown. */
  problem: MapProblem | null;
  /** Whether Google Maps is being retried. */
  retrying: boolean;
  retry: () => void;
  showWholeRoute: () => void;
  zoomToVessel: () => void;
}

/**
 * Opens the live map in `container` once `settings` are known, and keeps it in sync with `view`. Falls back to MapLibre if
 * Google Maps fails. `view` must be referentially stable while its content doesn't change.
 */
export function useRouteMap(
  container: RefObject<HTMLElement | null>,
  view: RouteView,
  settings: MapSettings | null,
  replay: MovingPlace,
  onViewport: (seen: Viewport) => void,
): RouteMapState {
  const [state, setState] = useState<RouteMapState['state']>('waiting');
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [retrying, setRetrying] = useState(false);
  const map = useRef<RouteMap | null>(null);
  const newestView = useEffectEvent(() => ({ ...view, replay: replay.place }));
  const reportSeen = useEffectEvent(onViewport);
  const google = Boolean(settings?.google) && (!failure || retrying);

  useEffect(() => {
    const element = container.current;
    if (!element || !settings) return;
    const chosen = { ...settings, google };
    let unmounted = false;
    let mine: RouteMap | undefined;
    const fail = (error: Error) => {
      if (unmounted) return;
      setState(google ? 'waiting' : 'unavailable');
      if (google) setFailure(error instanceof MapFailure ? error : new MapFailure('start'));
      setRetrying(false);
    };
    loadMapProvider(chosen)
      .then((provider) => provider.open(element, newestView(), chosen, fail))
      .then((opened) => {
        if (unmounted) return opened.close();
        mine = opened;
        map.current = opened;
        opened.show(newestView());
        opened.onViewport((seen) => reportSeen(seen));
        setState('drawn');
        if (google) setFailure(null);
        setRetrying(false);
      }, fail);
    return () => {
      unmounted = true;
      mine?.close();
      if (map.current === mine) map.current = null;
    };
  }, [container, settings, google]);

  useEffect(() => {
    const show = () => map.current?.show({ ...view, replay: replay.place });
    show();
    return replay.onMove(show);
  }, [view, replay]);

  const retry = () => {
    if (failure?.final) return window.location.reload();
    setState('waiting');
    setRetrying(true);
  };
  const showWholeRoute = () => map.current?.showWholeRoute();
  const zoomToVessel = () => map.current?.zoomToVessel();
  return { state, problem: failure?.problem ?? null, retrying, retry, showWholeRoute, zoomToVessel };
}
