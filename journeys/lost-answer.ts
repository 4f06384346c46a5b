import type { Route } from '@playwright/test';

/** The server gets the call and answers; the browser never learns. */
export async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}
