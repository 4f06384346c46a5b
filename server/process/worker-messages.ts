/** What a process that answers is told, once it has asked. */
export interface WorkerSettings {
  databaseUrl: string;
  /** Of its pool for calls. */
  connections: number;
  /** From 1. */
  place: number;
}

export type FromWorker = 'which settings?' | 'listening';
export type ToWorker = { settings: WorkerSettings } | { figures_asked: number } | 'end';
