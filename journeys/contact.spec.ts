import { expect, type Page, test } from '@playwright/test';
import { passBotCheck } from './support/bot-check.ts';
import { hiddenFocus } from './support/hidden-focus.ts';
import { violationsOn } from './support/violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a message survives a reload, is sent and confirmed, and the form is empty again', async ({ page }) => {
  await page.goto('/contact?subject=Kayaks');
  await expect(page.getByLabel('Subject')).toHaveValue('Kayaks');

  await test.step('missing fields are listed, accessibly, with links to them', async () => {
    await sendButton(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(toast(page, 'Missing Information')).toBeVisible();
    // The toast makes way for what takes the focus.
    expect(await hiddenFocus(page)).toEqual([]);
    // The gallery shows the errors of fields that other forms have.
    expect(await violationsOn(page)).toEqual([]);
    await summary.getByRole('link', { name: 'Enter your message.' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
  });

  await page.keyboard.type('Do you carry kayaks?');
  await page.reload();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Do you carry kayaks?');
  await page.getByLabel('Name', { exact: true }).fill('Ada Reyes');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@reyes.example');
  await passBotCheck(page);
  await sendButton(page).click();
  await expect(toast(page, 'Message Sent')).toContainText('within 24 hours');
  await expect(page.getByText('We will reply to ada@reyes.example within 24 hours.')).toBeVisible();
  for (const label of [/^Name/, /^E-mail/, /^Subject/, /^Message/])
    await expect(form(page).getByLabel(label)).toHaveValue('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
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
