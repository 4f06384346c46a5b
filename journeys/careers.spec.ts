import { expect, type Page, test } from '@playwright/test';
import { advanceClock } from './support/bot-check.ts';

const DEMO_PASSWORD = 'groundswell-demo';
/** A minimal PDF. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('an application goes from the list of roles to an admin who reads the CV', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `ann.${Date.now()}@trade.example`;
  await page.goto('/careers');
  const roles = page.getByRole('table', { name: 'Open roles' });
  await expect(roles.getByRole('link', { name: /^Apply: / })).toHaveCount(5);
  await roles.getByRole('link', { name: 'Apply: Ocean Export Coordinator' }).click();
  await expect(page).toHaveURL('/careers/ocean-export-coordinator#apply');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ocean Export Coordinator');

  await page.getByLabel('Full name').fill('Ann Applicant');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill('I know the port.');
  await page
    .getByLabel('CV', { exact: true })
    .setInputFiles({ name: 'Ann.pdf', mimeType: 'application/pdf', buffer: PDF });
  await longEnoughForAPerson(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  const panel = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'Your application has arrived' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(email);

  const adminContext = await browser.newContext({ baseURL });
  const admin = await adminContext.newPage();
  await signIn(admin);
  await admin.goto('/admin/enquiries');
  const applications = admin.getByRole('list', { name: 'Job applications' });
  const application = applications.getByRole('listitem').filter({ hasText: email });
  await expect(application).toContainText('Ann Applicant');
  await application.getByText('Message').click();
  await expect(application.getByText('I know the port.')).toBeVisible();
  const download = admin.waitForEvent('download');
  await application.getByRole('link', { name: 'CV of Ann Applicant' }).click();
  expect((await download).suggestedFilename()).toBe('Ann.pdf');

  const mails = await (await admin.request.get('/api/mail')).json();
  expect(mails).toContainEqual(
    expect.objectContaining({
      recipient: email,
      subject: 'We have your application: Ocean Export Coordinator',
    }),
  );
  await adminContext.close();
});

test('an empty application lists missing fields with links to them', async ({ page }) => {
  await page.goto('/careers/licensed-customs-broker');
  await wake(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your full name.',
    'Enter your e-mail address.',
    'Add your CV as a PDF or DOCX file.',
  ]);
  await summary.getByRole('link', { name: 'Enter your full name.' }).click();
  const name = page.getByLabel('Full name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter your full name.');
  await name.fill('Ann');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('another file type is refused beside the field; the other fields are preserved', async ({ page }) => {
  await page.goto('/careers/software-engineer-tracking');
  await fillIn(page, 'pretender@trade.example');
  const cv = page.getByLabel('CV', { exact: true });
  await cv.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('Please hire me.'),
  });
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(cv).toBeFocused();
  await expect(cv).toHaveAccessibleDescription(/The CV must be a PDF or DOCX file/);
  await expect(page.getByLabel('E-mail')).toHaveValue('pretender@trade.example');

  await cv.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(cv).toHaveAccessibleDescription(/The CV can be at most 5 MB/);
});

test('input is preserved when the server is unreachable, and the retry is stored once', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `patient.${Date.now()}@trade.example`;
  await page.goto('/careers/rail-and-intermodal-planner');
  await fillIn(page, email);
  await page
    .getByLabel('CV', { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF });
  await longEnoughForAPerson(page);
  // The application arrives, its response is lost.
  await page.route('**/api/rpc/careers/apply', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We couldn’t reach the server.');
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Applicant');
  await page.unroute('**/api/rpc/careers/apply');
  await send.click();
  await expect(page.getByText('Your application has arrived')).toBeVisible();

  const adminContext = await browser.newContext({ baseURL });
  const admin = await adminContext.newPage();
  await signIn(admin);
  const { applications } = await (await admin.request.get('/api/careers/applications?limit=100')).json();
  expect(applications.filter((one: { email: string }) => one.email === email)).toHaveLength(1);
  await adminContext.close();
});

test('an unknown role shows the not-found page', async ({ page }) => {
  await page.goto('/careers/ship-cat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('search engines read the role as a JobPosting without scripts', async ({ request }) => {
  const html = await (await request.get('/careers/warehouse-weekend-supervisor')).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(data).toContainEqual(
    expect.objectContaining({ '@type': 'JobPosting', employmentType: 'PART_TIME', datePosted: '2026-11-09' }),
  );
  expect(html).toContain('Stop the work when it is not safe.');
});

async function fillIn(page: Page, email: string) {
  // Before the script has loaded, the browser submits the form itself and the response is a page.
  await wake(page);
  await page.getByLabel('Full name').fill('Ann Applicant');
  await page.getByLabel('E-mail').fill(email);
}

/** Passes the bot check: a form submitted within three seconds counts as automated. */
async function longEnoughForAPerson(page: Page) {
  await wake(page);
  await advanceClock(page);
}

/** Text pages start their scripts at the first interaction. */
async function wake(page: Page) {
  await expect(async () => {
    await page.mouse.move(200, 200 + Math.random() * 50);
    await expect(page.locator('form[novalidate]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

async function signIn(page: Page) {
  const email = 'admin@groundswell.example';
  const answer = await page.request.post('/api/people/sign-in', { data: { email, password: DEMO_PASSWORD } });
  expect(answer.ok()).toBe(true);
}
