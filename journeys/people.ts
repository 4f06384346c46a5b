import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** The sessions of this worker, for journeys that leave them as they are. */
const sessions = new Map<string, Cookies>();

/**
 * Signs in as one of the people of the demonstration, past the screen for it. Journeys share the session: one
 * that ends it must sign in by itself.
 */
export async function signIn(page: Page, name: string): Promise<void> {
  const context = page.context();
  const kept = sessions.get(name);
  if (kept) return context.addCookies(kept);
  // A sign-in ends the session it comes with, which others may share.
  await context.clearCookies();
  const answer = await page.request.post('/api/people/sign-in', {
    data: { email: `${name}@groundswell.example`, password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  sessions.set(name, await context.cookies());
}
