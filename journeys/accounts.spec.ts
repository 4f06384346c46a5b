import { expect, type Page, test } from '@playwright/test';

const DEMO_PASSWORD = 'groundswell-demo';

test.describe('signing in', () => {
  test('a wrong password is reported above the form and in a toast; the password stays', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Administrator Access Only' })).toBeVisible();
    await page.getByLabel('E-mail').fill('admin@groundswell.example');
    await password(page).fill('not-the-password');
    await page.getByRole('button', { name: 'Admin Sign In' }).click();

    const refusal = page.getByRole('main').getByRole('alert');
    await expect(refusal).toHaveText('The e-mail address or the password isn’t correct.');
    await expect(refusal).toBeFocused();
    await expect(toast(page)).toContainText('Error');
    await expect(password(page)).toHaveValue('not-the-password');

    await password(page).fill(DEMO_PASSWORD);
    await password(page).press('Enter');
    await expect(page).toHaveURL('/admin');
  });

  test('a protected screen redirects to sign-in and back', async ({ page }) => {
    await page.goto('/dashboard?from=letter');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
    await fillIn(page, 'customer@groundswell.example');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard?from=letter');
  });

  test('signed-in people skip the sign-in screen, which leaves no history entry', async ({ page }) => {
    await signIn(page, 'customer@groundswell.example');
    await page.goto('/');
    await page.goto('/auth');
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a redirect to another site is ignored', async ({ page }) => {
    await page.goto('/auth?for=customer&next=//elsewhere.example/');
    await fillIn(page, 'customer@groundswell.example');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('signing out ends at the home page, and the screens ask to sign in again', async ({ page }) => {
  await signIn(page, 'customer@groundswell.example');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('You have been signed out successfully.');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('groundswell.example');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test.describe('who may see what', () => {
  test('staff have the command centre instead of a dashboard, and only admins the mail', async ({ page }) => {
    await signIn(page, 'dispatcher@groundswell.example');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { name: 'Command centre' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mail' })).toHaveCount(0);
    await page.goto('/admin/mail');
    await expect(page).toHaveURL('/admin');
  });

  test('a customer who opens the command centre is sent to their dashboard', async ({ page }) => {
    await signIn(page, 'customer@groundswell.example');
    await page.goto('/admin');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
  });

  test('the command centre sends signed-out people to the sign-in for administrators', async ({ page }) => {
    await page.goto('/admin/mail');
    await expect(page.getByRole('heading', { name: 'Administrator Access Only' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create account' })).toHaveCount(0);
    await fillIn(page, 'admin@groundswell.example');
    await page.getByRole('button', { name: 'Admin Sign In' }).click();
    await expect(page).toHaveURL('/admin/mail');
  });
});

test('a visitor cannot create an admin account, and the input is preserved', async ({ page }) => {
  await page.goto('/create-admin');
  await page.getByLabel('Full name').fill('Eve Visitor');
  await page.getByLabel('E-mail').fill('eve@groundswell.example');
  await password(page).fill('long enough');
  await page.getByRole('button', { name: 'Create Admin Account' }).click();

  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('Failed to create admin account. Please try again.');
  await expect(refusal).toContainText('An administrator already exists.');
  await expect(toast(page)).toContainText('Failed to create admin account. Please try again.');
  await expect(page.getByLabel('Full name')).toHaveValue('Eve Visitor');
  await expect(page.getByLabel('Setup code')).toHaveCount(0);
});

test('an empty registration lists its problems, and each leads to its field', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link', { name: 'Enter your e-mail address.' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter your e-mail address/);
});

test('an account is registered and verified by mail, and its password is reset', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `nia.${Date.now()}@groundswell.example`;
  const adminContext = await browser.newContext({ baseURL });
  const admin = await adminContext.newPage();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Full name').fill('Nia Newcomer');
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill('first password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page)).toContainText(
    'Account created successfully! Please check your email to verify your account.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  await signIn(admin, 'admin@groundswell.example');
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  const link = await mailedLink(admin, 'Verify your e-mail address', email);
  await page.goto(link);
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('Sign in to verify your e-mail address');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill('first password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend link' })).toHaveCount(0);
  await page.goto(link);
  await expect(toast(page)).toContainText('E-mail address verified');
  await page.request.post('/api/people/sign-out', { data: {} });

  await page.goto('/auth?for=customer&next=/dashboard');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If this address has an account, a link is on its way.')).toBeVisible();

  const resetLink = await mailedLink(admin, 'Set a new password', email);
  await page.goto(resetLink);
  await page.getByLabel('New password').fill('second password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill('second password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Nia Newcomer' })).toBeVisible();
  await expect(page.getByText('No shipments yet')).toBeVisible();

  await page.goto(resetLink);
  await page.getByLabel('New password').fill('third password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This link has expired or has been used. Request a new one.',
  );
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await adminContext.close();
});

test('a notification arrives on an open page, opens its shipment and is read', async ({ page }) => {
  await signIn(page, 'admin@groundswell.example');
  await expect(page.getByRole('tab', { name: 'Operations' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const markAll = panel.getByRole('button', { name: 'Mark all read' });
  await expect(panel.getByRole('listitem').or(panel.getByText('No notifications')).first()).toBeVisible();
  if (await markAll.isVisible()) await markAll.click();
  await expect(markAll).toBeHidden();

  await bookShipment(page);
  await expect(toast(page)).toContainText('Shipment created');
  const bell = page.locator('button', { has: page.locator('.lucide-bell') });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  // The toast is on top, so the first Escape closes it.
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await bell.click();
  await panel.getByRole('link', { name: /^Unread\./ }).click();
  await expect(page).toHaveURL(/\/track\//);
  await expect(panel).toBeHidden();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('the dashboard lists the customer’s shipments, active ones first, with links to each', async ({
  page,
}) => {
  await signIn(page, 'customer@groundswell.example');
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures).toContainText('Active Shipments');
  await expect(figures).toContainText(/\$[\d,]+\.\d\d/);

  const items = page.getByRole('list', { name: 'My Shipments' }).getByRole('listitem');
  await expect(items).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(items).toHaveCount(40);

  const track = items.first().getByRole('link', { name: /^Track GS\d{9}$/ });
  const number = (await track.getAttribute('aria-label'))?.replace('Track ', '');
  await track.click();
  await expect(page).toHaveURL(`/track/${number}`);
});

function password(page: Page) {
  return page.getByLabel('Password', { exact: true });
}

function toast(page: Page) {
  return page
    .getByRole('region', { name: /^Notifications \(F8\)/ })
    .getByRole('listitem')
    .last();
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill(DEMO_PASSWORD);
}

async function signIn(page: Page, email: string) {
  await page.goto('/auth?for=customer');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/(dashboard|admin)$/);
}

/** The link in the newest mail with this subject to this address, read as an admin. */
async function mailedLink(admin: Page, subject: string, recipient: string): Promise<string> {
  const link = admin.getByRole('link', { name: `Open link of “${subject}” to ${recipient}` }).first();
  await expect(async () => {
    await admin.goto('/admin/mail');
    await expect(link).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  return (await link.getAttribute('href')) ?? '';
}

async function bookShipment(page: Page) {
  const answer = await page.request.post('/api/functions/create-shipment', {
    data: {
      origin_city: 'Houston',
      origin_country: 'US',
      destination_city: 'Miami',
      destination_country: 'US',
      cargo_description: 'Pump housings',
      cargo_weight: 120,
      service_type: 'standard',
      transport_mode: 'road',
    },
  });
  expect(answer.status()).toBe(201);
}

test('input typed before the page’s script has loaded is preserved', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('early@test.example');
  release();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If this address has an account, a link is on its way.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('early@test.example');
});
