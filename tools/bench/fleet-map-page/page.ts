import '#web/theme/tokens.css';
import { openFleetMap } from '#web/console/fleet-map/fleet-engine.ts';
import { type Move, Vehicles } from '#web/console/fleet-map/vehicles.ts';
import { movesOf, syntheticFleet } from './synthetic-fleet.ts';

/** The server's message size. */
const PER_MESSAGE = 1_000;
const EVERY_MS = 1_000;
const MOST_SECONDS = 10;

export interface Run {
  /** Milliseconds between frames, and tasks longer than 50 ms. */
  frames: number[];
  long_tasks: number[];
  /** Milliseconds to parse one second's messages and to pass the vehicles to the map engine. */
  updates: number[];
  in_view: string;
}

declare global {
  interface Window {
    open_fleet: (count: number) => Promise<void>;
    run_fleet: (seconds: number) => Promise<Run>;
  }
}

const FLEET = syntheticFleet(5_000);
// Serialised before the map opens, because the server does that for a real page.
const MESSAGES = Array.from({ length: MOST_SECONDS }, (_, second) => messagesOf(movesOf(FLEET, second + 1)));
const vehicles = new Vehicles();
let inView = '';

/** A map of the first `count` vehicles; with 0 it still receives all messages. */
window.open_fleet = async (count) => {
  vehicles.read(FLEET.slice(0, count));
  await openFleetMap(document.querySelector('#map') as HTMLElement, {
    vehicles,
    settings: { google: false, style_url: null, satellite_tile_url: null },
    card: document.createElement('div'),
    cooperative: false,
    onPlaces: ({ vehicles, places }) => {
      inView = `${vehicles} vehicles in ${places.length} places`;
    },
    onPoint: () => {},
    onOpen: () => {},
    onLost: () => document.body.append('Map unavailable'),
  });
};

window.run_fleet = async (seconds) => {
  const run: Run = { frames: [], long_tasks: [], updates: [], in_view: '' };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) run.long_tasks.push(duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  let running = true;
  let last = performance.now();
  const count = (now: number) => {
    run.frames.push(now - last);
    last = now;
    if (running) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  for (const batch of MESSAGES.slice(0, seconds)) {
    const started = performance.now();
    for (const message of batch) vehicles.move(JSON.parse(message).positions);
    run.updates.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  running = false;
  observer.disconnect();
  return { ...run, in_view: inView };
};

function messagesOf(moves: readonly Move[]): string[] {
  const messages = [];
  for (let start = 0; start < moves.length; start += PER_MESSAGE)
    messages.push(JSON.stringify({ positions: moves.slice(start, start + PER_MESSAGE) }));
  return messages;
}
