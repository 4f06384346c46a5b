import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { RouteLeg } from '#domain/routing/route-leg.ts';
import { type Lane, loadGeography } from '../geography/geography.ts';

export interface LaneRequest {
  id: number;
  lane: Lane;
}

export type PlannedLane = { id: number; legs: RouteLeg[] } | { id: number; message: string };

const loading = loadGeography(join(import.meta.dirname, '../../data'));

parentPort?.on('message', async ({ id, lane }: LaneRequest) => {
  try {
    const geography = await loading;
    parentPort?.postMessage({ id, legs: geography.legs(...lane) } satisfies PlannedLane);
  } catch (error) {
    parentPort?.postMessage({ id, message: String(error) } satisfies PlannedLane);
  }
});
