import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { mailedLink } from './support/mailed-link.ts';
import { requestsOf } from './support/requests-of.ts';

const PASSWORD = 'seven quiet harbours';
const A_PRICE = /[$€£]\s?\d/;

type Permission = 'view' | 'book' | 'money' | 'manage';

/** Signs up a person with a company of their own. */
async function signUp(page: Page, email: string, name: string): Promise<string> {
  await page.request.post('/api/people/sign-up', {
    data: { full_name: 'Mara Manager', email, password: PASSWORD },
  });
  await page.request.post('/api/people/sign-in', { data: { email, password: PASSWORD } });
  const { id } = await (await page.request.get('/api/organisation')).json();
  await page.request.patch(`/api/organisations/${id}`, { data: { name } });
  return id;
}

/** A colleague whom the manager invited, signed in with the password that they chose. */
async function colleague(
  { browser, admin, manager }: { browser: Browser; admin: APIRequestContext; manager: Page },
  organisation: { id: string; name: string },
  permissions: readonly Permission[],
): Promise<{ page: Page; id: string }> {
  const email = `${permissions.join('-')}-${Math.random().toString(36).slice(2)}@trade.example`;
  const invited = await manager.request.post(`/api/organisations/${organisation.id}/members`, {
    data: { email, permissions },
  });
  expect(invited.status()).toBe(201);
  const link = await mailedLink(admin, email, `You’re invited to join ${organisation.name} on Groundswell`);
  const page = await (await browser.newContext()).newPage();
  const token = new URL(link).searchParams.get('token');
  await page.request.post('/api/people/password-reset', { data: { token, password: PASSWORD } });
  const signedIn = await page.request.post('/api/people/sign-in', { data: { email, password: PASSWORD } });
  expect(signedIn.ok()).toBe(true);
  return { page, id: (await invited.json()).id };
}

test('six members of a company see what their permissions show, until their access ends', async ({
  page: manager,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const admin = await requestsOf('admin', { playwright, baseURL });
  const name = `Marram Tea ${Date.now()}`;
  const organisation = { name, id: await signUp(manager, `manager-${Date.now()}@trade.example`, name) };
  const booking = await manager.request.post('/api/functions/create-shipment', {
    data: {
      origin_city: 'Shanghai',
      origin_country: 'China',
      destination_city: 'Hamburg',
      destination_country: 'Germany',
      cargo_description: 'Green tea, 640 cartons',
      cargo_weight: 9600,
      transport_mode: 'sea',
    },
  });
  const { tracking_number } = await booking.json();

  const team = { browser, admin, manager };
  const booker = await colleague(team, organisation, ['book', 'money']);
  const accountant = await colleague(team, organisation, ['money']);
  const viewers: { page: Page }[] = [];
  for (let count = 0; count < 3; count++) viewers.push(await colleague(team, organisation, ['view']));

  await test.step('the booker sees what the manager booked, with its price', async () => {
    await booker.page.goto('/dashboard');
    await expect(booker.page.getByRole('main')).toContainText(tracking_number);
    await expect(booker.page.getByRole('main')).toContainText(A_PRICE);
  });

  await test.step('viewers see the shipment and no price anywhere', async () => {
    for (const viewer of viewers) {
      const response = await viewer.page.request.get('/api/shipments');
      expect(await response.json()).toMatchObject({ shipments: [{ tracking_number, cost_cents: null }] });
    }
    const { page } = viewers[0] as { page: Page };
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toContainText(tracking_number);
    await expect(page.getByRole('main')).not.toContainText(A_PRICE);
    await expect(page.getByRole('link', { name: 'Create Shipment' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Invoices' })).toHaveCount(0);
    await page.getByRole('link', { name: `Track ${tracking_number}` }).click();
    await expect(page).toHaveURL(`/track/${tracking_number}`);
    const details = page.getByRole('region', { name: 'Only you and our staff see this' });
    await expect(details).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(A_PRICE);
  });

  await test.step('the accountant sees invoices, and neither shipments nor their documents', async () => {
    for (const path of [`/api/shipments/${tracking_number}`, '/api/documents', '/api/shipments'])
      expect((await accountant.page.request.get(path)).status()).toBe(403);
    await accountant.page.goto('/customer-portal?tab=invoices');
    await expect(accountant.page.getByRole('link', { name: 'Invoices' })).toBeVisible();
    await expect(accountant.page.getByRole('link', { name: 'Documents' })).toHaveCount(0);
  });

  await test.step('other companies do not find the shipment', async () => {
    const page = await (await browser.newContext()).newPage();
    await signUp(page, `elsewhere-${Date.now()}@trade.example`, 'Elsewhere');
    expect((await page.request.get(`/api/shipments/${tracking_number}`)).status()).toBe(404);
  });

  await test.step('the open page of the booker goes dark when the manager ends the access', async () => {
    const path = `/api/organisations/${organisation.id}/members/${booker.id}`;
    expect((await manager.request.delete(path)).ok()).toBe(true);
    await expect(booker.page.getByText(tracking_number)).toHaveCount(0);
    await expect(booker.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect((await booker.page.request.get(`/api/shipments/${tracking_number}`)).status()).toBe(401);
  });
});
