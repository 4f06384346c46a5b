import { type Browser, expect } from '@playwright/test';
import { signIn } from './support/people.ts';

/** A dispatcher confirms a booking with a price, in a browser context of their own. */
export async function confirmBooking(
  browser: Browser,
  baseURL: string | undefined,
  tracking_number: string,
  amount = 125_050,
): Promise<void> {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(page, 'dispatcher');
  const response = await page.request.post(`/api/shipments/${tracking_number}/confirm`, {
    data: { price: { amount, currency: 'USD' } },
  });
  expect(response.ok()).toBe(true);
  await page.close();
}
