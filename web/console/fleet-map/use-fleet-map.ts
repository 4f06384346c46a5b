import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMapSettings } from '#web/map/use-map-settings.ts';
import { withRetry } from '#web/ui/lazy-with-retry.ts';
import { useIsPhone } from '#web/ui/phone.ts';
import type { FleetMap, FleetMapEvents } from './fleet-engine.ts';
import type { Cluster } from './places-in-view.ts';
import type { Vehicles } from './vehicles.ts';

interface FleetMapState {
  state: 'waiting' | 'drawn' | 'unavailable';
  mark: (tracking_number: string | null) => void;
  enter: (cluster: Cluster) => void;
}

/**
 * Opens the map in `container` as soon as there is a fleet to show, and frames it whenever `filter` changes.
 * Null is a fleet that has not been read.
 */
export function useFleetMap(
  container: RefObject<HTMLElement | null>,
  card: HTMLElement,
  vehicles: Vehicles,
  filter: string | null,
  events: Omit<FleetMapEvents, 'onLost'>,
): FleetMapState {
  const [state, setState] = useState<FleetMapState['state']>('waiting');
  const map = useRef<FleetMap | null>(null);
  const settings = useMapSettings();
  const cooperative = useIsPhone();
  const say = useEffectEvent((tell: (events: Omit<FleetMapEvents, 'onLost'>) => void) => tell(events));
  const ready = settings !== null && filter !== null;
  const [isReady, setReady] = useState(ready);
  if (ready && !isReady) setReady(true);

  useEffect(() => {
    const element = container.current;
    if (!element || !isReady || !settings) return;
    let left = false;
    let mine: FleetMap | undefined;
    const fail = () => {
      if (!left) setState('unavailable');
    };
    withRetry(() => import('./fleet-engine.ts'))
      .then(({ openFleetMap }) =>
        openFleetMap(element, {
          vehicles,
          settings,
          card,
          cooperative,
          onLost: fail,
          onPlaces: (places) => say(({ onPlaces }) => onPlaces(places)),
          onPoint: (tracking_number) => say(({ onPoint }) => onPoint(tracking_number)),
          onOpen: (tracking_number) => say(({ onOpen }) => onOpen(tracking_number)),
        }),
      )
      .then((opened) => {
        if (left) return opened.close();
        mine = opened;
        map.current = opened;
        setState('drawn');
      }, fail);
    return () => {
      left = true;
      mine?.close();
      if (map.current === mine) map.current = null;
      setState('waiting');
    };
  }, [container, card, vehicles, settings, isReady, cooperative]);

  useEffect(() => {
    if (filter !== null) map.current?.frame();
  }, [filter]);

  return {
    state,
    mark: (tracking_number) => map.current?.mark(tracking_number),
    enter: (cluster) => void map.current?.enter(cluster),
  };
}
