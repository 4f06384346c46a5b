import { crc32 } from 'node:zlib';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { jobs } from '#content/jobs.ts';
import type { contract } from '#contract/contract.ts';
import { ROLES, type Role } from '#domain/people/role.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { jobApplications } from './job-applications-table.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const job = jobs[0]?.slug ?? '';

let product: TestApp;
const callers = new Map<Role | 'visitor', Visitor>();
let admin: Visitor & { user_id: string };
beforeAll(async () => {
  product = await startTestApp();
  callers.set('visitor', product.visitor);
  for (const role of ROLES) callers.set(role, await product.signIn(role));
  admin = callers.get('admin') as typeof admin;
});
afterAll(() => product.close());

let addresses = 0;

/** Each application comes from another address, so that only the rate-limit test reaches the limit. */
async function apply(
  change: Record<string, string | File | undefined> = {},
  { headers = {}, from = `10.0.0.${++addresses}` }: { headers?: Record<string, string>; from?: string } = {},
) {
  const form = new FormData();
  const fields = {
    job_slug: job,
    full_name: 'Ann Lee',
    email: 'ann@trade.example',
    seconds_open: '60',
    cv: new File([PDF], 'Ann Lee.pdf'),
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  const encoded = new Response(form);
  return product.app.inject({
    method: 'POST',
    url: '/api/careers/applications',
    remoteAddress: from,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

const applicationsOf = (email: string) =>
  product.database.db.select().from(jobApplications).where(eq(jobApplications.email, email));
const mailsTo = (recipient: string) =>
  product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.created_at));

describe('an application', () => {
  test('is stored with its CV, confirmed, notified and audited', async () => {
    const response = await apply({
      email: 'first@trade.example',
      phone: '+1 310 555 0100',
      message: 'I know\r\nthe port.',
    });
    expect(response.statusCode, response.body).toBe(201);
    const [stored] = await applicationsOf('first@trade.example');
    expect(stored).toMatchObject({
      job_slug: job,
      job_title: jobs[0]?.title,
      full_name: 'Ann Lee',
      phone: '+1 310 555 0100',
      message: 'I know\nthe port.',
      cv_name: 'Ann Lee.pdf',
      cv_type: 'application/pdf',
    });
    expect(Buffer.from(stored?.cv ?? [])).toEqual(PDF);

    const [confirmation] = await mailsTo('first@trade.example');
    expect(confirmation?.subject).toBe(`We’ve received your application: ${jobs[0]?.title}`);
    expect(confirmation?.text).toMatch(/^Hello,\n/);
    expect(confirmation?.text).not.toContain('Ann Lee');
    expect(confirmation?.text).not.toContain('I know');
    const [announced] = await mailsTo(company.careers_email);
    expect(announced?.link).toBe('http://localhost:3000/admin/enquiries');

    const notified = await product.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.related_id, stored?.id ?? ''))
      .orderBy(notifications.id);
    expect(notified).toMatchObject([{ user_id: admin.user_id, related_type: 'job_application' }]);
    expect(product.published.at(-1)).toMatchObject({ event: 'notified' });
    const audited = await product.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject_id, stored?.id ?? ''))
      .orderBy(auditLog.id);
    expect(audited).toMatchObject([{ action: 'careers.apply', actor_id: null }]);
  });

  test('works through the RPC client of our pages, with its file', async () => {
    const link = new RPCLink({
      url: 'http://localhost:3000/api/rpc',
      fetch: async (request) => {
        const response = await product.app.inject({
          method: 'POST',
          url: new URL(request.url).pathname,
          headers: Object.fromEntries(request.headers),
          payload: Buffer.from(await request.arrayBuffer()),
          remoteAddress: '10.1.0.1',
        });
        return new Response(response.body, {
          status: response.statusCode,
          headers: { 'content-type': String(response.headers['content-type']) },
        });
      },
    });
    const client: ContractRouterClient<typeof contract> = createORPCClient(link);
    const applicant = { job_slug: job, full_name: 'Ben', email: 'pages@trade.example', seconds_open: 12.5 };
    await client.careers.apply({ ...applicant, cv: new File([PDF], 'ben.pdf') });
    const [stored] = await applicationsOf('pages@trade.example');
    expect(Buffer.from(stored?.cv ?? [])).toEqual(PDF);

    const refused = client.careers.apply({ ...applicant, cv: new File(['plain'], 'ben.pdf') });
    await expect(refused).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      data: { issues: [{ path: 'cv' }] },
    });
  });

  test('accepts a Word document under any name and declared type', async () => {
    const cv = new File([new Uint8Array(wordDocument())], '../../lebenslauf.exe', {
      type: 'application/pdf',
    });
    expect((await apply({ email: 'word@trade.example', cv })).statusCode).toBe(201);
    const [stored] = await applicationsOf('word@trade.example');
    expect(stored).toMatchObject({ cv_type: WORD, cv_name: 'lebenslauf.exe.docx' });
  });

  test.each([
    ['text that calls itself PDF', 'Please hire me.'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['any other archive', archive([['notes.txt', 'hello']])],
    ['an archive that breaks off', wordDocument().subarray(0, 40)],
  ])('with %s is rejected with a field error', async (_, bytes) => {
    const cv = new File([new Uint8Array(Buffer.from(bytes as string))], 'cv.pdf', {
      type: 'application/pdf',
    });
    const response = await apply({ email: 'refused@trade.example', cv });
    expect(response.statusCode).toBe(422);
    expect(response.json().issues).toEqual([
      {
        path: 'cv',
        message: 'The CV must be a PDF or DOCX file. This file is neither, whatever its extension.',
      },
    ]);
    expect(await applicationsOf('refused@trade.example')).toEqual([]);
  });

  test('with a CV over 5 MB is rejected with a field error, and a huge one before parsing', async () => {
    const over = new File([PDF, new Uint8Array(5 * 1024 * 1024)], 'cv.pdf');
    const refused = await apply({ cv: over });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().issues).toEqual([{ path: 'cv', message: 'The CV can be at most 5 MB.' }]);
    const huge = new File([PDF, new Uint8Array(7 * 1024 * 1024)], 'cv.pdf');
    expect((await apply({ cv: huge })).statusCode).toBe(413);
  });

  test('without its required fields is rejected with an error for each', async () => {
    const response = await apply({ full_name: '', email: 'ann', cv: undefined });
    expect(response.json().issues).toEqual([
      { path: 'full_name', message: 'Enter your full name.' },
      { path: 'email', message: 'Enter a valid e-mail address, such as name@company.com.' },
      { path: 'cv', message: 'Add your CV as a PDF or DOCX file.' },
    ]);
  });

  test('for a closed role is rejected', async () => {
    expect((await apply({ job_slug: 'ship-cat' })).statusCode).toBe(410);
  });

  test.each([
    ['fills in what nobody sees', { homepage: 'https://spam.example' }],
    ['is faster than people are', { seconds_open: '0.4' }],
  ])('of a program that %s gets the usual response and is not stored', async (_, change) => {
    const response = await apply({ email: 'spam@trade.example', ...change });
    expect(response.statusCode).toBe(201);
    expect(await applicationsOf('spam@trade.example')).toEqual([]);
    expect(await mailsTo('spam@trade.example')).toEqual([]);
  });

  test('sent twice with the same key is stored once, even concurrently', async () => {
    const headers = { 'idempotency-key': 'application-of-ann' };
    const responses = await Promise.all(
      ['31', '32'].map((seconds_open) => apply({ email: 'twice@trade.example', seconds_open }, { headers })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await applicationsOf('twice@trade.example')).toHaveLength(1);
    expect(await mailsTo('twice@trade.example')).toHaveLength(1);

    const other = new File([PDF, '%another'], 'cv.pdf');
    const conflict = await apply({ email: 'twice@trade.example', cv: other }, { headers });
    expect(conflict.statusCode).toBe(422);
  });

  test('is limited to five an hour from one address', async () => {
    const responses = [];
    for (let call = 0; call < 6; call += 1)
      responses.push(await apply({ job_slug: 'x' }, { from: '10.9.9.9' }));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([410, 410, 410, 410, 410, 429]);
  });
});

describe('the list of applications', () => {
  test('shows an admin the newest first, page by page, without the CVs', async () => {
    await apply({ email: 'older@trade.example' });
    await apply({ email: 'newer@trade.example' });
    const first = (await admin.request('GET', '/api/careers/applications?limit=1')).json();
    expect(first.applications).toMatchObject([{ email: 'newer@trade.example', cv_bytes: PDF.length }]);
    expect(first.applications[0]).not.toHaveProperty('cv');
    const second = (
      await admin.request('GET', `/api/careers/applications?limit=1&after=${first.next}`)
    ).json();
    expect(second.applications).toMatchObject([{ email: 'older@trade.example' }]);
  });

  test('has a last page', async () => {
    const all = (await admin.request('GET', '/api/careers/applications?limit=100')).json();
    expect(all.next).toBeNull();
  });
});

describe('a CV', () => {
  let path: string;
  beforeAll(async () => {
    await apply({ email: 'cv@trade.example', cv: new File([PDF], 'Lebenslauf "Jörg".pdf') });
    const [stored] = await applicationsOf('cv@trade.example');
    path = `/api/careers/applications/${stored?.id}/cv`;
  });

  test('is a download for an admin, never rendered', async () => {
    const response = await admin.request('GET', path);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(PDF);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Lebenslauf J_rg.pdf"; filename*=UTF-8\'\'Lebenslauf%20J%C3%B6rg.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('executes nothing when opened as a page', async () => {
    const id = path.split('/').at(-2);
    const data = encodeURIComponent(JSON.stringify({ json: { id } }));
    for (const address of [path, `/api/rpc/careers/cv?data=${data}`]) {
      const { statusCode, headers } = await admin.request('GET', address);
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/);
    }
  });

  test.each(['visitor', 'customer', 'driver', 'dispatcher'] as const)(
    'is not accessible to a %s',
    async (caller) => {
      const response = await callers.get(caller)?.request('GET', path);
      expect(response?.statusCode).toBe(caller === 'visitor' ? 401 : 403);
      expect(response?.body).not.toContain('%PDF');
    },
  );

  test('that does not exist is not found', async () => {
    const response = await admin.request(
      'GET',
      '/api/careers/applications/00000000-0000-7000-8000-000000000000/cv',
    );
    expect(response.statusCode).toBe(404);
  });
});

/** A minimal Word document: an archive with the right list of contents. */
function wordDocument(): Buffer {
  return archive([
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${WORD}.main+xml"/></Types>`,
    ],
    ['word/document.xml', '<?xml version="1.0"?><document/>'],
  ]);
}

/** A ZIP archive without compression. */
function archive(files: [name: string, content: string][]): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const sizes = Buffer.alloc(22);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt32LE(crc32(content), 10);
    sizes.writeUInt32LE(Buffer.byteLength(content), 14);
    sizes.writeUInt32LE(Buffer.byteLength(content), 18);
    const nameLength = Buffer.alloc(4);
    nameLength.writeUInt16LE(Buffer.byteLength(name), 0);
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), sizes, nameLength, Buffer.from(name + content)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        Buffer.from([20, 0]),
        sizes,
        nameLength,
        place.subarray(0, 14),
        Buffer.from(name),
      ]),
    );
    parts.push(part);
    offset += part.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06'), end]);
}
