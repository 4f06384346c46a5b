import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { violationsOn } from '../support/violations.ts';

/** A site of someone else: another origin, and a policy that allows this product’s script and frame only. */
async function startSite(product: string, attributes: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${product}; frame-src ${product}`,
    );
    response.setHeader('cross-origin-embedder-policy', 'credentialless');
    response.end(
      `<!doctype html><html lang="en"><title>A shop</title><main><h1>Your order</h1><script async src="${product}/embed.js" ${attributes}></script></main></html>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a foreign page with a strict policy shows a shipment, which sets no cookies and fits its frame', async ({
  page,
  baseURL,
}) => {
  const { server, url } = await startSite(
    baseURL as string,
    'data-number="GS123456789" data-theme="dark" data-accent="#ff6600"',
  );
  try {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(url);
    const frame = page.frameLocator('iframe[title="Tracking of GS123456789"]');
    await expect(frame.getByRole('heading', { name: 'GS123456789' })).toBeVisible();
    await expect(frame.getByRole('list', { name: 'Latest events' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(frame.locator('main')).toHaveCSS('border-top-color', 'rgb(255, 102, 0)');
    await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(17, 29, 34)');
    const height = () =>
      page.locator('iframe').evaluate((element) => (element as HTMLIFrameElement).offsetHeight);
    const content = () => frame.locator('html').evaluate((element) => (element as HTMLElement).offsetHeight);
    await expect(async () => expect(await height()).toBe(await content())).toPass();
    const framed = page.frames().find((one) => one.url().includes('/embed/'));
    if (!framed) throw new Error('There is no frame.');
    expect(await violationsOn(framed)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(problems).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(async () => expect(await height()).toBe(await content())).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  } finally {
    server.close();
  }
});

test('the owner of a shipment sees its private details and copies the code for another site', async ({
  page,
}) => {
  await signIn(page, 'customer');
  await page.goto('/track/GS123456789');
  const details = page.getByRole('region', { name: 'Only you and our staff see this' });
  await expect(details.getByText('Special instructions')).toBeVisible();
  await expect(details.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Embed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed GS123456789' });
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await expect(dialog.getByText(/embed\.js" data-number="GS123456789" data-theme="dark"/)).toBeVisible();
});
