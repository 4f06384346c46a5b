const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** A human-readable size with a no-break space: `48 kB`, `1.2 MB`. */
export function fileSize(bytes: number): string {
  return bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))}\u00a0kB`
    : `${(bytes / MEGABYTE).toFixed(1)}\u00a0MB`;
}
