import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';

/** Requests of a demo account that needs no page. The caller disposes of them. */
export async function requestsOf(
  name: string,
  { playwright, baseURL }: { playwright: PlaywrightWorkerArgs['playwright']; baseURL: string | undefined },
): Promise<APIRequestContext> {
  const requests = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const data = { email: `${name}@groundswell.example`, password: DEMO_PASSWORD };
  expect((await requests.post('/api/people/sign-in', { data })).ok()).toBe(true);
  return requests;
}
