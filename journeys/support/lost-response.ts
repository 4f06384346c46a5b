import type { Route } from '@playwright/test';

/** Lets the server process the call but drops its response. */
export async function loseResponse(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}
