import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Staff make an offer for the quote of the page's customer. */
export async function offer(admin: APIRequestContext, page: Page, offered: number): Promise<void> {
  const { quotes } = await (await page.request.get('/api/quotes')).json();
  const response = await admin.post(`/api/quotes/${quotes[0].id}/answer`, {
    data: { offered, offered_mode: 'sea', offer_note: 'Door to door.' },
  });
  expect(response.status(), await response.text()).toBe(200);
}
