import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** Shared sessions of this worker, for journeys that do not end them. */
const sessions = new Map<string, Cookies>();

/**
 * Signs in as one of the demo accounts through the API. Journeys share the session: one that ends it must sign in
 * separately.
 */
export async function signIn(page: Page, name: string): Promise<void> {
  const context = page.context();
  const cookies = sessions.get(name);
  if (cookies) return context.addCookies(cookies);
  // A sign-in ends the current session, which other journeys may share.
  await context.clearCookies();
  const response = await page.request.post('/api/people/sign-in', {
    data: { email: `${name}@groundswell.example`, password: DEMO_PASSWORD },
  });
  expect(response.ok()).toBe(true);
  sessions.set(name, await context.cookies());
}
