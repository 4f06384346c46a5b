import { expect, test } from 'vitest';
import { isScreen } from '#server/pages/screens.ts';
import config from '../react-router.config.ts';
import routes from '../web/routes.ts';

interface Route {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Route[] | undefined;
}

const prerendered = config.prerender as string[];
const paths = (routes as Route[]).flatMap(pathsOf).filter((path) => path !== '/*');

/** The server returns 404 for a screen it does not know. */
test.each(paths)('%s is prerendered or known to the server', (path) => {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  expect(prerendered.some((page) => pattern.test(page)) || isScreen(path.replaceAll(':', ''))).toBe(true);
});

function pathsOf({ path, index, children = [] }: Route): string[] {
  return [...(path !== undefined || index ? [`/${path ?? ''}`] : []), ...children.flatMap(pathsOf)];
}
