import type { StatusOutcome } from '#contract/shipments/staff.ts';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';

export interface Result {
  tracking_number: string;
  outcome: StatusOutcome;
}

/** Shipments that are changed by one call. */
export interface Chunk {
  tracking_numbers: readonly string[];
  /** Null until the server has answered. */
  results: readonly Result[] | null;
}

/** Many shipments on their way to one status. */
export interface BulkRun {
  status: SelectableStatus;
  /** Also where it is unusual. */
  confirmed: boolean;
  chunks: readonly Chunk[];
}

export const CHUNK_SIZE = 100;

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

/** The first chunk that nothing is known of. */
export function nextChunk({ chunks }: BulkRun): Chunk | undefined {
  return chunks.find(({ results }) => results === null);
}

export function withResults(run: BulkRun, answered: Chunk, results: readonly Result[]): BulkRun {
  return { ...run, chunks: run.chunks.map((chunk) => (chunk === answered ? { ...chunk, results } : chunk)) };
}

export function resultsOf({ chunks }: BulkRun): Result[] {
  return chunks.flatMap(({ results }) => results ?? []);
}

/** What is not as it was wanted. */
export function unsettled(run: BulkRun): Result[] {
  return resultsOf(run).filter(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged');
}

export function sizeOf({ chunks }: BulkRun): number {
  return chunks.reduce((sum, { tracking_numbers }) => sum + tracking_numbers.length, 0);
}
