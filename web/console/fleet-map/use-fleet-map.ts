import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMapSettings } from '#web/map/use-map-settings.ts';
import { loadWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { useIsPhone } from '#web/ui/use-phone.ts';
import type { FleetMap, FleetMapEvents } from './fleet-engine.ts';
import type { Cluster } from './places-in-view.ts';
import type { Vehicles } from './vehicles.ts';

export interface FleetMapState {
  /** 'retrying': the code of the map could not be loaded and is tried again; 'unloaded': it was tried for 8 s. */
  state: 'waiting' | 'retrying' | 'unloaded' | 'drawn' | 'unavailable';
  mark: (tracking_number: string | null) => void;
  enter: (cluster: Cluster) => void;
}

/**
 * Opens the map in `container` once the fleet is loaded, and fits the fleet into view whenever `filter` changes.
 * `filter` is null until the fleet is loaded.
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
  const emit = useEffectEvent((call: (events: Omit<FleetMapEvents, 'onLost'>) => void) => call(events));
  const ready = settings !== null && filter !== null;
  const [isReady, setReady] = useState(ready);
  if (ready && !isReady) setReady(true);

  useEffect(() => {
    const element = container.current;
    if (!element || !isReady || !settings) return;
    let unmounted = false;
    let mine: FleetMap | undefined;
    const show = (next: FleetMapState['state']) => {
      if (!unmounted) setState(next);
    };
    const fail = () => show('unavailable');
    loadWithRetry(
      () => import('./fleet-engine.ts'),
      () => show('retrying'),
    ).then(
      ({ openFleetMap }) => {
        show('waiting');
        openFleetMap(element, {
          vehicles,
          settings,
          card,
          cooperative,
          onLost: fail,
          onPlaces: (places) => emit(({ onPlaces }) => onPlaces(places)),
          onPoint: (tracking_number) => emit(({ onPoint }) => onPoint(tracking_number)),
          onOpen: (tracking_number) => emit(({ onOpen }) => onOpen(tracking_number)),
        }).then((opened) => {
          if (unmounted) return opened.close();
          mine = opened;
          map.current = opened;
          setState('drawn');
        }, fail);
      },
      () => show('unloaded'),
    );
    return () => {
      unmounted = true;
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
