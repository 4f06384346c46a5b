import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts that a page names, with their addresses below the built directory. */
export const SCRIPT = /\/assets\/[\w.-]+\.js/g;
const MANIFEST = /\/assets\/manifest-[\w.-]+\.js/;

interface BuiltRoute {
  path?: string;
  parentId?: string;
  module: string;
  imports: string[];
}

/**
 * What each screen loads first, by the path of its route: the scripts that every screen starts from and those
 * of its route and of the routes around it. Only screens that no page of `pages` (paths) has been written for.
 */
export function scriptsOfScreens(
  directory: string,
  pages: readonly string[],
): Map<string, ReadonlySet<string>> {
  const start = readFileSync(join(directory, '__spa-fallback.html'), 'utf8');
  const routes = routesOf(readFileSync(join(directory, start.match(MANIFEST)?.[0] ?? ''), 'utf8'));
  return new Map(
    Object.values(routes)
      .filter((route) => route.path && !pages.some((page) => stands(page, route.path)))
      .map((route) => [
        `/${route.path}`,
        new Set([...(start.match(SCRIPT) ?? []), ...scriptsOf(route, routes)]),
      ]),
  );
}

/** The manifest is a script that sets one variable to JSON. */
function routesOf(manifest: string): Record<string, BuiltRoute> {
  return JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)).routes;
}

function scriptsOf(route: BuiltRoute | undefined, routes: Record<string, BuiltRoute>): string[] {
  return route ? [route.module, ...route.imports, ...scriptsOf(routes[route.parentId ?? ''], routes)] : [];
}

/** Whether a written page is one of the screen's: `/news/404` of `news/:slug`, anything of `*`. */
function stands(page: string, path = ''): boolean {
  const pattern = path.replace(/:\w+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^/${pattern}$`).test(page);
}
