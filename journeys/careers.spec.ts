import { expect, type Page, test } from '@playwright/test';
import { advanceClock } from './support/bot-check.ts';
import { signIn } from './support/people.ts';
import { startScripts } from './support/start-scripts.ts';

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
  await signIn(admin, 'admin');
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
      subject: 'We’ve received your application: Ocean Export Coordinator',
    }),
  );
  await adminContext.close();
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

/** Passes the bot check: a form submitted within three seconds counts as automated. */
async function longEnoughForAPerson(page: Page) {
  await startScripts(page);
  await advanceClock(page);
}
