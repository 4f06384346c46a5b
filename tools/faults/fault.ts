import type { Tally } from './workload.ts';

/** What became of the product under a fault. */
export interface Outcome extends Partial<Tally> {
  /** The longest from the end of a fault to the first write that was acknowledged again. */
  resume_ms?: number;
  /** What else was measured, as short sentences. */
  measured: string[];
  /** Promises that were broken; none when all is well. */
  broken: string[];
}

export interface Fault {
  name: string;
  /** As the table says it. */
  title: string;
  /** What is promised, as the table says it. */
  limit: string;
  /** Null when this machine cannot be treated so; then `say` tells why. */
  run(say: (line: string) => void): Promise<Outcome | null>;
}

/** Notes each promise that does not hold. */
export class Promises {
  readonly broken: string[] = [];

  expect(holds: boolean, promise: string): void {
    if (!holds) this.broken.push(promise);
  }
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
