const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** A human-readable size with a no-break space: `300 bytes`, `48 kB`, `1.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes}\u00a0bytes`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)}\u00a0kB`;
  return `${(bytes / MEGABYTE).toFixed(1)}\u00a0MB`;
}
