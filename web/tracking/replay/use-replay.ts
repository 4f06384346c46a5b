import { useEffect, useMemo, useState } from 'react';
import { type Replay, replayAt, replayOf } from '#domain/tracking/replay/replay.ts';
import type { RouteView } from '#web/map/map-provider.ts';
import { throttle } from '#web/map/throttle.ts';
import type { MovingPlace } from '#web/map/use-route-map.ts';
import { journeyEnd } from '../journey-end.ts';
import { type MappedShipment, travelledShare } from '../route/use-route-view.ts';
import { ReplayClock, type ReplayState } from './replay-clock.ts';

/** How often the text changes: at every frame it would be unreadable. */
const WORDS_EVERY_MS = 250;

/** A replay for the map, which renders every frame, and for React, which renders a few times a second. */
export function useReplay(
  shipment: MappedShipment,
  legs: RouteView['legs'],
): {
  /** Null if the line is unknown. */
  replay: Replay | null;
  clock: ReplayClock;
  state: ReplayState;
  moving: MovingPlace;
} {
  const replay = useMemo(() => journeyOf(shipment, legs), [shipment, legs]);
  const [clock] = useState(() => new ReplayClock(motionUnwanted));
  const state = useRarely(clock);
  const moving = useMemo<MovingPlace>(
    () => ({
      get place() {
        const { progress } = clock.state;
        return replay && progress !== null ? replayAt(replay, progress).place : null;
      },
      onMove: (listener) => clock.onMove(listener),
    }),
    [clock, replay],
  );
  usePauseInHiding(clock);
  useEffect(() => () => clock.end(), [clock]);
  return { replay, clock, state, moving };
}

function journeyOf(shipment: MappedShipment, legs: RouteView['legs']): Replay | null {
  const { waypoints, live } = shipment;
  const stops = waypoints.map(({ location_name: name, ...stop }) => ({ name, ...stop }));
  return replayOf(legs, stops, {
    travelled: travelledShare(shipment),
    known_at: journeyEnd(shipment)?.at ?? live?.updated_at ?? null,
  });
}

/** Renders user input immediately, playback a few times a second. */
function useRarely(clock: ReplayClock): ReplayState {
  const [shown, setShown] = useState(clock.state);
  useEffect(() => {
    const show = () => setShown(clock.state);
    const showFrames = throttle(show, WORDS_EVERY_MS);
    let { playing, speed } = clock.state;
    return clock.onMove(() => {
      const pressed = !clock.state.playing || playing !== clock.state.playing || speed !== clock.state.speed;
      ({ playing, speed } = clock.state);
      if (pressed) show();
      else showFrames();
    });
  }, [clock]);
  return shown;
}

function usePauseInHiding(clock: ReplayClock): void {
  useEffect(() => {
    const pause = () => document.hidden && clock.pause();
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, [clock]);
}

function motionUnwanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
