import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MapFailure, type MapProblem } from './map-problem.ts';
import {
  loadMapProvider,
  type MapSettings,
  type RouteMap,
  type RouteView,
  type Seen,
} from './map-provider.ts';

/** The replay's place, which moves more often than React should draw. */
export interface MovingPlace {
  readonly place: RouteView['replay'];
  /** Returns what ends the listening. */
  onMove(listener: () => void): () => void;
}

export interface RouteMapState {
  state: 'waiting' | 'drawn' | 'unavailable';
  /** Why Google's map is not the one that is shown. */
  problem: MapProblem | null;
  /** Google's map is being tried once more. */
  retrying: boolean;
  retry: () => void;
  zoomToVessel: () => void;
}

/**
 * Opens the live map in `container` once `settings` are known, and keeps it showing `view`.
 * The open map takes over where Google's fails. Keep `view` the same object while nothing in it changes.
 */
export function useRouteMap(
  container: RefObject<HTMLElement | null>,
  view: RouteView,
  settings: MapSettings | null,
  replay: MovingPlace,
  onSeen: (seen: Seen) => void,
): RouteMapState {
  const [state, setState] = useState<RouteMapState['state']>('waiting');
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [retrying, setRetrying] = useState(false);
  const map = useRef<RouteMap | null>(null);
  const newestView = useEffectEvent(() => ({ ...view, replay: replay.place }));
  const say = useEffectEvent(onSeen);
  const google = Boolean(settings?.google) && (!failure || retrying);

  useEffect(() => {
    const element = container.current;
    if (!element || !settings) return;
    const chosen = { ...settings, google };
    let left = false;
    let mine: RouteMap | undefined;
    const fail = (error: Error) => {
      if (left) return;
      setState(google ? 'waiting' : 'unavailable');
      if (google) setFailure(error instanceof MapFailure ? error : new MapFailure('start'));
      setRetrying(false);
    };
    loadMapProvider(chosen)
      .then((provider) => provider.open(element, newestView(), chosen, fail))
      .then((opened) => {
        if (left) return opened.close();
        mine = opened;
        map.current = opened;
        opened.show(newestView());
        opened.onSeen((seen) => say(seen));
        setState('drawn');
        if (google) setFailure(null);
        setRetrying(false);
      }, fail);
    return () => {
      left = true;
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
  const zoomToVessel = () => map.current?.zoomToVessel();
  return { state, problem: failure?.problem ?? null, retrying, retry, zoomToVessel };
}
