import { type Browser, expect, type Page, test } from '@playwright/test';
import { startScripts } from './support/start-scripts.ts';

const DEMO_PASSWORD = 'groundswell-demo';
const CHECK_MAIL = 'Please check your e-mail to confirm your subscription.';

test('the newsletter is requested, confirmed by mail, and ended by mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `reader.${Date.now()}@trade.example`;
  const mails = await outbox(browser, baseURL);
  await page.goto('/news');
  await subscribe(page, 'Groundswell newsletter', email);
  await expect(page.getByRole('main').getByText(CHECK_MAIL)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(CHECK_MAIL);

  const confirmation_mail = await mails.newestTo(email);
  expect(confirmation_mail.subject).toBe('Confirm your subscription: Groundswell newsletter');
  await page.goto(pathOf(confirmation_mail.link ?? ''));
  // Opening the link alone has no effect, because mail scanners open every link.
  expect((await mails.newestTo(email)).subject).toBe(confirmation_mail.subject);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(outcome(page)).toContainText('You are subscribed to the Groundswell newsletter.');
  await expect(outcome(page)).toBeFocused();

  const welcome = await mails.newestTo(email);
  expect(welcome.subject).toBe('You are subscribed: Groundswell newsletter');
  await page.goto(pathOf(/Unsubscribe: (\S+)/.exec(welcome.text)?.[1] ?? ''));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(outcome(page)).toContainText('You are unsubscribed from the Groundswell newsletter.');
  await mails.close();
});

test('investor alerts are requested with the keyboard', async ({ page, browser, baseURL }) => {
  const email = `investor.${Date.now()}@trade.example`;
  const mails = await outbox(browser, baseURL);
  await page.goto('/investor-relations');
  const field = page.getByRole('form', { name: 'Groundswell investor alerts' }).getByLabel('E-mail');
  await startScripts(page);
  await field.focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(CHECK_MAIL)).toBeVisible();
  expect((await mails.newestTo(email)).subject).toBe(
    'Confirm your subscription: Groundswell investor alerts',
  );
  await mails.close();
});

async function subscribe(page: Page, list: string, email: string) {
  const form = page.getByRole('form', { name: list });
  await startScripts(page);
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: /^Subscribe/ }).click();
}

function outcome(page: Page) {
  return page.getByRole('main').getByRole('status');
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The outbox, read as an admin. */
async function outbox(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL });
  const credentials = { email: 'admin@groundswell.example', password: DEMO_PASSWORD };
  await context.request.post('/api/people/sign-in', { data: credentials });
  return {
    async newestTo(recipient: string): Promise<{ subject: string; text: string; link: string | null }> {
      const mails = await (await context.request.get('/api/mail')).json();
      return mails.find((mail: { recipient: string }) => mail.recipient === recipient);
    },
    close: () => context.close(),
  };
}
