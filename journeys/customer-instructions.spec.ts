import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { DocumentRow } from '../contract/documents.ts';
import { verificationCodeInGroups } from '../domain/documents/verification-code.ts';
import { signIn } from './support/people.ts';
import { violationsOn } from './support/violations.ts';
import { createButton, goToReview, openWizard, TRACKED } from './support/wizard.ts';

test('shipping instructions are entered on the review, and are booked', async ({ page, browser }) => {
  await openWizard(page);
  await goToReview(page, '40 drums of resin');
  await expect(page.getByRole('group', { name: 'Consignee' })).toBeHidden();
  await page.getByText('Shipping documents').click();
  const consignee = page.getByRole('group', { name: 'Consignee' });
  await consignee.getByLabel('Name').fill('Van Dijk Pumps BV');
  await consignee.getByLabel('Country').fill('Holland');
  await expect(page.getByText('usual on this route: CIF Rotterdam')).toBeVisible();
  const cargo = page.getByRole('group', { name: 'Cargo', exact: true });
  await cargo.getByLabel('Number of packages').fill('40');
  await cargo.getByLabel('HS code').fill('12');
  await cargo.getByLabel('Unit price').fill('12.5');
  await expect(cargo.getByLabel('HS code')).toHaveAccessibleDescription(/6, 8 or 10 digits/);
  await expect(createButton(page)).toBeDisabled();
  await expect(createButton(page)).toHaveAccessibleDescription(/HS code: An HS code has/);
  expect(await violationsOn(page, '#main')).toEqual([]);

  await cargo.getByLabel('HS code').fill('3907.30');
  await page.getByRole('button', { name: 'Add line' }).click();
  const second = page.getByRole('group', { name: 'Cargo, line 2' });
  await expect(second.getByLabel('Description')).toBeFocused();
  await second.getByLabel('Description').fill('Hardener');
  await second.getByRole('button', { name: 'Remove line 2' }).click();
  await expect(second).toHaveCount(0);
  await createButton(page).click();
  await expect(page).toHaveURL(TRACKED);

  const [number] = /GS\d{9}$/.exec(page.url()) as RegExpExecArray;
  const staff = await pageOf(browser, 'dispatcher');
  const response = await staff.request.get(`/api/shipments/${number}/instructions`);
  expect((await response.json()).instructions).toMatchObject({
    consignee: { name: 'Van Dijk Pumps BV', country: 'NL' },
    incoterm: null,
    cargo_lines: [{ packages_count: 40, hs_code: '390730', unit_price_cents: 1250 }],
  });
  await staff.close();
});

test('a document is downloaded, and a visitor with its code can verify it', async ({ page, browser }) => {
  await signIn(page, 'customer');
  const { documents } = (await (await page.request.get('/api/documents?limit=100')).json()) as {
    documents: DocumentRow[];
  };
  // Not the newest one, which may be of another journey.
  const issued = documents.findLast(({ status }) => status === 'issued') as DocumentRow;
  const { document_number, tracking_number } = issued;
  await page.goto(`/customer-portal?tab=documents&shipment=${tracking_number}`);
  const download = page.getByRole('link', { name: `Download ${document_number}` });
  expect(await downloadBy(page, download)).toEqual([`${document_number}.pdf`, '%PDF']);
  const archive = page.getByRole('link', { name: 'Download all (ZIP)' });
  expect(await downloadBy(page, archive)).toEqual([`${tracking_number}-documents.zip`, 'PK\u0003\u0004']);
  const staff = await pageOf(browser, 'dispatcher');
  const { documents: generated } = await (
    await staff.request.get(`/api/shipments/${tracking_number}/documents`)
  ).json();
  await staff.close();
  const code = generated
    .map(
      ({ document }: { document: { document_number: string; verification_code: string } | null }) => document,
    )
    .find((found: { document_number: string } | null) => found?.document_number === document_number)
    .verification_code as string;

  const visitor = await pageOf(browser, null);
  await visitor.goto('/verify');
  const field = visitor.getByRole('textbox', { name: 'Code' });
  await field.fill(code.toLowerCase());
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(`/verify/${verificationCodeInGroups(code)}`);
  await expect(visitor.getByRole('heading', { name: 'Genuine and current' })).toBeVisible();
  await expect(visitor.getByText(document_number)).toBeVisible();
  expect(await violationsOn(visitor)).toEqual([]);
  await visitor.close();
});

/** Opens a page in a separate browser context; null is signed out. */
async function pageOf(browser: Browser, name: string | null): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  if (name) await signIn(page, name);
  return page;
}

/** The name and first bytes of a download. */
async function downloadBy(page: Page, link: Locator): Promise<[string, string]> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return [file.suggestedFilename(), (await readFile(await file.path(), 'latin1')).slice(0, 4)];
}
