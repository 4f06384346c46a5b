import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadMapProvider, type MapSettings, type RouteMap, type RouteView } from './map-provider.ts';

export type MapState = 'waiting' | 'drawn' | 'unavailable';

/**
 * Opens the live map in `container` once `settings` are known, and keeps it showing `view`.
 * Keep `view` the same object while nothing in it changes.
 */
export function useRouteMap(
  container: RefObject<HTMLElement | null>,
  view: RouteView,
  settings: MapSettings | null,
): MapState {
  const [state, setState] = useState<MapState>('waiting');
  const map = useRef<RouteMap | null>(null);
  const newestView = useEffectEvent(() => view);

  useEffect(() => {
    const element = container.current;
    if (!element || !settings) return;
    let left = false;
    const opening = loadMapProvider()
      .then((provider) => provider.open(element, newestView(), settings))
      .then(
        (opened) => {
          if (left) return opened.close();
          map.current = opened;
          opened.show(newestView());
          setState('drawn');
        },
        () => {
          if (!left) setState('unavailable');
        },
      );
    return () => {
      left = true;
      void opening.then(() => {
        map.current?.close();
        map.current = null;
      });
    };
  }, [container, settings]);

  useEffect(() => map.current?.show(view), [view]);

  return state;
}
