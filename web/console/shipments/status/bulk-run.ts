import type { StatusOutcome } from '#contract/shipments/staff.ts';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';

export interface Result {
  tracking_number: string;
  outcome: StatusOutcome;
}

/** The shipments of one call. */
export interface Chunk {
  tracking_numbers: readonly string[];
  /** Null until the server responds. */
  results: readonly Result[] | null;
}

/** A bulk change of status, in chunks. */
export interface BulkRun {
  status: SelectableStatus;
  /** Whether unusual changes are confirmed. */
  confirmed: boolean;
  chunks: readonly Chunk[];
}

const CHUNK_SIZE = 100;

export function bulkRun(
  tracking_numbers: readonly string[],
  { status, confirmed }: Omit<BulkRun, 'chunks'>,
): BulkRun {
  const count = Math.ceil(tracking_numbers.length / CHUNK_SIZE);
  const chunks = Array.from({ length: count }, (_, index) => ({
    tracking_numbers: tracking_numbers.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
    results: null,
  }));
  return { status, confirmed, chunks };
}

/** The first chunk without a response. */
export function nextChunk({ chunks }: BulkRun): Chunk | undefined {
  return chunks.find(({ results }) => results === null);
}

export function withResults(run: BulkRun, sent: Chunk, results: readonly Result[]): BulkRun {
  return { ...run, chunks: run.chunks.map((chunk) => (chunk === sent ? { ...chunk, results } : chunk)) };
}

export function resultsOf({ chunks }: BulkRun): Result[] {
  return chunks.flatMap(({ results }) => results ?? []);
}

/** The shipments that don't have the requested status. */
export function unsettled(run: BulkRun): Result[] {
  return resultsOf(run).filter(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged');
}

export function sizeOf({ chunks }: BulkRun): number {
  return chunks.reduce((sum, { tracking_numbers }) => sum + tracking_numbers.length, 0);
}
