import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the script URLs of a page, relative to the build directory. */
export const SCRIPT = /\/assets\/[\w.-]+\.js/g;
const MANIFEST = /\/assets\/manifest-[\w.-]+\.js/;

interface BuiltRoute {
  path?: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

/** Layouts whose screens start from the empty page. */
const EMPTY_PAGE_LAYOUTS = ['shell/area-layout', 'shell/console-layout'];

/**
 * The initial scripts of each screen by route path: the common entry scripts and those of its route and parent routes.
 * Only for screens without a prerendered page in `pages` (paths).
 */
export function scriptsOfScreens(
  directory: string,
  pages: readonly string[],
): Map<string, ReadonlySet<string>> {
  const start = startPage(directory);
  const routes = routesOf(readFileSync(manifestOf(start, directory), 'utf8'));
  return new Map(
    Object.values(routes)
      .filter((route) => route.path && !pages.some((page) => matchesRoute(page, route.path)))
      .map((route) => [
        `/${route.path}`,
        new Set([...(start.match(SCRIPT) ?? []), ...scriptsOf(route, routes)]),
      ]),
  );
}

/**
 * Removes the imports of screens behind the sign-in from the manifest, which every page loads. React Router reads a route's
 * imports only to render preload links, and the empty page has none.
 */
export function dropImportsOfEmptyPage(directory: string): void {
  const file = manifestOf(startPage(directory), directory);
  const script = readFileSync(file, 'utf8');
  const routes = routesOf(script);
  for (const route of Object.values(routes))
    if (EMPTY_PAGE_LAYOUTS.includes(route.parentId ?? '')) delete route.imports;
  const [first, last] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const manifest = { ...JSON.parse(script.slice(first, last)), routes };
  writeFileSync(file, script.slice(0, first) + JSON.stringify(manifest) + script.slice(last));
}

function startPage(directory: string): string {
  return readFileSync(join(directory, '__spa-fallback.html'), 'utf8');
}

function manifestOf(start: string, directory: string): string {
  return join(directory, start.match(MANIFEST)?.[0] ?? '');
}

/** The manifest is a script that assigns JSON to a variable. */
function routesOf(manifest: string): Record<string, BuiltRoute> {
  return JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)).routes;
}

function scriptsOf(route: BuiltRoute | undefined, routes: Record<string, BuiltRoute>): string[] {
  return route
    ? [route.module, ...(route.imports ?? []), ...scriptsOf(routes[route.parentId ?? ''], routes)]
    : [];
}

/** Whether a prerendered page belongs to the route: `/news/404` to `news/:slug`, anything to `*`. */
function matchesRoute(page: string, path = ''): boolean {
  const pattern = path.replace(/:\w+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^/${pattern}$`).test(page);
}
