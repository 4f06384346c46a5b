const reported = new Set<string>();

/**
 * Reports a broken internal link to the server, once per path. Direct visits are skipped, because the server responded
 * to them itself. Sends no cookie and ignores failures.
 */
export function reportMissing(path: string): void {
  if (path === initialPath() || reported.has(path)) return;
  reported.add(path);
  void fetch('/api/pages/missing', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
}

/** The path of the initial page load. */
function initialPath(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load && new URL(load.name).pathname;
}
