import { expect, type Page, test } from '@playwright/test';
import { passBotCheck } from './support/bot-check.ts';

for (const { name, viewport } of [
  { name: 'on a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
])
  test.describe(name, () => {
    test.use({ viewport });

    test('a message is sent, confirmed, and the form is empty again', async ({ page }) => {
      await page.goto('/contact?subject=Kayaks');
      await expect(page.getByLabel('Subject')).toHaveValue('Kayaks');
      await fillIn(page);
      await sendButton(page).click();
      await expect(toast(page, 'Message Sent')).toContainText('within 24 hours');
      await expect(page.getByText('We will reply to ada@reyes.example within 24 hours.')).toBeVisible();
      for (const label of [/^Name/, /^E-mail/, /^Subject/, /^Message/])
        await expect(form(page).getByLabel(label)).toHaveValue('');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });

    test('an empty form lists missing fields with links to them', async ({ page }) => {
      await page.goto('/contact');
      await sendButton(page).click();
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(toast(page, 'Missing Information')).toContainText(
        'Please fill in your name, email, and message.',
      );
      await summary.getByRole('link', { name: 'Enter your message.' }).click();
      await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
    });
  });

test('the message survives a reload', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Message', { exact: true }).fill('Our hulls are 5.4 m long.');
  await page.getByLabel('Name', { exact: true }).fill('Ada Reyes');
  await page.locator('body:not([data-asleep])').waitFor();
  await page.reload();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Our hulls are 5.4 m long.');
});

test('input is preserved when the server is unreachable', async ({ page }) => {
  await page.route('**/api/rpc/enquiries/send', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your entries are still here.');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Do you carry kayaks?');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('each office shows its local time', async ({ page }) => {
  await page.goto('/contact');
  await page.mouse.move(200, 200);
  for (const zone of ['Pacific Time', 'Eastern Time', 'Central European Time', 'Singapore Standard Time'])
    await expect(page.getByText(zone).locator('..')).toContainText(/[A-Z][a-z]{2} \d\d:\d\d/);
});

function form(page: Page) {
  return page.getByRole('form', { name: 'Contact message' });
}

function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send Message' });
}

function toast(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title });
}

/** Fills in the form and passes the bot check. */
async function fillIn(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Reyes');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@reyes.example');
  await page.getByLabel('Message', { exact: true }).fill('Do you carry kayaks?');
  await passBotCheck(page);
}
