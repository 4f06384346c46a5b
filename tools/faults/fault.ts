import type { WorkloadResult } from './workload.ts';

/** The result of a fault. */
export interface Outcome extends Partial<WorkloadResult> {
  /** The longest time from the end of a fault to the next acknowledged write. */
  resume_ms?: number;
  /** Other measurements as short sentences. */
  measured: string[];
  /** Broken guarantees; empty on success. */
  broken: string[];
}

export interface Fault {
  name: string;
  /** Title in the table. */
  title: string;
  /** The promise in the table. */
  limit: string;
  /** Null when this machine cannot run the fault; `log` then prints the reason. */
  run(log: (line: string) => void): Promise<Outcome | null>;
}

/** Records each broken promise. */
export class Guarantees {
  readonly broken: string[] = [];

  expect(holds: boolean, promise: string): void {
    if (!holds) this.broken.push(promise);
  }
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
