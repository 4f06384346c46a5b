import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '#content/jobs.ts';
import { jobApplications } from '../careers/job-applications-table.ts';
import { contactMessages } from '../enquiries/contact-messages-table.ts';
import { quotes } from '../quotes/quotes-table.ts';
import { subscriptions } from '../subscriptions/subscriptions-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

/** Submits a form as a browser does without a script. */
async function submit(url: string, fields: FormData | URLSearchParams, origin = 'http://localhost:3000') {
  const encoded = new Response(fields);
  return product.app.inject({
    method: 'POST',
    url,
    headers: { origin, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

test('a subscription works without a script', async () => {
  const fields = new URLSearchParams({ email: 'plain@trade.example', list: 'newsletter', homepage: '' });
  const response = await submit('/subscriptions', fields);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('Please check your e-mail to confirm your subscription.');
  const stored = await product.database.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.email, 'plain@trade.example'));
  expect(stored).toMatchObject([{ status: 'pending' }]);
});

test('an application works without a script', async () => {
  const fields = new FormData();
  const applicant = { job_slug: jobs[0]?.slug ?? '', full_name: 'Ann', email: 'plain@trade.example' };
  for (const [name, value] of Object.entries({ ...applicant, phone: '', message: '', homepage: '' }))
    fields.set(name, value);
  fields.set('cv', new File(['%PDF-1.4\n%%EOF'], 'cv.pdf'));
  const response = await submit('/careers/applications', fields);
  expect(response.body).toContain('Your application has arrived');
  const stored = await product.database.db
    .select()
    .from(jobApplications)
    .where(eq(jobApplications.email, 'plain@trade.example'));
  expect(stored).toHaveLength(1);
});

const QUOTE = {
  origin: 'Shanghai, China',
  destination: 'Hamburg, Germany',
  shipment_type: 'general',
  weight: '1,200',
  value: '',
  urgency: 'standard',
  email: 'plain@trade.example',
  homepage: '',
};

test('a quote is requested without a script', async () => {
  const fields = new URLSearchParams(QUOTE);
  fields.append('transport_modes', 'ocean');
  fields.append('transport_modes', 'rail');
  const response = await submit('/quote', fields);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('You’ll get a detailed quote within 24 hours.');
  const stored = await product.database.db.select().from(quotes).where(eq(quotes.email, QUOTE.email));
  expect(stored).toMatchObject([{ cargo_weight: 1_200, preferred_transport: ['ocean', 'rail'] }]);
});

test('a quote without a transport mode, or with a weight that is no number, is refused', async () => {
  const response = await submit('/quote', new URLSearchParams({ ...QUOTE, weight: 'a lot' }));
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('Please select at least one transport mode.');
  expect(response.body).toContain('Enter the weight as a number of kg.');
});

test('a contact message is sent without a script', async () => {
  const fields = new URLSearchParams({ name: 'Ann', email: 'plain@trade.example', message: 'Hello' });
  const response = await submit('/contact', fields);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('We will reply within 24 hours.');
  const stored = await product.database.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, 'plain@trade.example'));
  expect(stored).toMatchObject([{ name: 'Ann', message: 'Hello' }]);
});

test('errors use the same sentences, and input is not echoed', async () => {
  const fields = new URLSearchParams({ email: '<b>nobody</b>', list: 'newsletter' });
  const response = await submit('/subscriptions', fields);
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('Enter a valid e-mail address, such as name@company.com.');
  expect(response.body).not.toContain('<b>');
});

test('another site’s page cannot submit it', async () => {
  const fields = new URLSearchParams({ email: 'plain@trade.example', list: 'newsletter' });
  expect((await submit('/subscriptions', fields, 'https://elsewhere.example')).statusCode).toBe(403);
});
