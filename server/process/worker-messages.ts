/** The settings that the primary sends to a worker on request. */
export interface WorkerSettings {
  databaseUrl: string;
  /** The size of its pool for calls. */
  connections: number;
  /** The worker’s number, from 1. */
  place: number;
}

export type FromWorker = 'settings request' | 'listening';
export type ToWorker = { settings: WorkerSettings } | { figures_request: number } | 'end';
