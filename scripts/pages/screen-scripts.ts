import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the script URLs of a page, relative to the build directory. */
export const SCRIPT = /\/assets\/[\w.-]+\.js/g;
const MANIFEST = /\/assets\/manifest-[\w.-]+\.js/;

interface BuiltRoute {
  path?: string;
  parentId?: string;
  module: string;
  imports: string[];
}

/**
 * The initial scripts of each screen by route path: the common entry scripts and those of its route and parent routes.
 * Only for screens without a prerendered page in `pages` (paths).
 */
export function scriptsOfScreens(
  directory: string,
  pages: readonly string[],
): Map<string, ReadonlySet<string>> {
  const start = readFileSync(join(directory, '__spa-fallback.html'), 'utf8');
  const routes = routesOf(readFileSync(join(directory, start.match(MANIFEST)?.[0] ?? ''), 'utf8'));
  return new Map(
    Object.values(routes)
      .filter((route) => route.path && !pages.some((page) => matchesRoute(page, route.path)))
      .map((route) => [
        `/${route.path}`,
        new Set([...(start.match(SCRIPT) ?? []), ...scriptsOf(route, routes)]),
      ]),
  );
}

/** The manifest is a script that assigns JSON to a variable. */
function routesOf(manifest: string): Record<string, BuiltRoute> {
  return JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)).routes;
}

function scriptsOf(route: BuiltRoute | undefined, routes: Record<string, BuiltRoute>): string[] {
  return route ? [route.module, ...route.imports, ...scriptsOf(routes[route.parentId ?? ''], routes)] : [];
}

/** Whether a prerendered page belongs to the route: `/news/404` to `news/:slug`, anything to `*`. */
function matchesRoute(page: string, path = ''): boolean {
  const pattern = path.replace(/:\w+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^/${pattern}$`).test(page);
}
