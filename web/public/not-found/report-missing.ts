const reported = new Set<string>();

/**
 * Tells the server that a link inside the site led nowhere. Who came straight to this address was answered by
 * the server, which knows; once is enough. Carries no cookie; whether it arrives changes nothing for the visitor.
 */
export function reportMissing(path: string): void {
  if (path === pathAskedOfTheServer() || reported.has(path)) return;
  reported.add(path);
  void fetch('/api/pages/missing', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
}

/** Of the page load, before the router moved on. */
function pathAskedOfTheServer(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load && new URL(load.name).pathname;
}
