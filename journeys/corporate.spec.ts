import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('from the news to an article, the previous one and back', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('link', { name: 'Panama Canal: full draft is back, and what we keep' }).click();
  await expect(page).toHaveURL('/news/panama-draft-limits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Panama Canal: full draft is back, and what we keep',
  );
  await expect(page).toHaveTitle('Panama Canal: full draft is back, and what we keep · Groundswell');

  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL('/news/planning-around-the-cape');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the news names its feed, and an event can be added to the calendar', async ({ page }) => {
    await page.goto('/news');
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      /\/news\/feed\.xml$/,
    );
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to Calendar Customer day, Rotterdam' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('customer-day-rotterdam-2027.ics');
    const entry = await readFile(await download.path(), 'utf8');
    expect(entry).toContain('BEGIN:VEVENT');
    expect(entry).toContain('DTSTART:20270520T070000Z');
  });

  test('reports are PDFs, details of an event open, and the team can be written to', async ({ page }) => {
    await page.goto('/investor-relations');
    const reports = page.getByRole('region', { name: 'Reports & Filings' });
    const downloads = reports.getByRole('link', { name: /^Download/ });
    await expect(downloads).toHaveCount(6);
    await reports.getByText('View All 8').click();
    await expect(downloads).toHaveCount(8);

    for (const link of [
      page.getByRole('link', { name: 'Download Latest Report' }),
      reports.getByRole('link', { name: 'Download Annual report 2024' }),
    ]) {
      const downloading = page.waitForEvent('download');
      await link.click();
      const bytes = await readFile(await (await downloading).path());
      expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    }

    await page.getByText('More Details Annual general meeting 2027').click();
    await expect(page.getByText('Shareholders of record on 1 April 2027')).toBeVisible();
    await page.getByRole('link', { name: 'Contact IR Team' }).click();
    await expect(page).toHaveURL('/contact?subject=Investor+relations');
  });
});
