import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendFile } from './file-response.ts';

/** The content-disposition header for a file name. */
async function headersFor(name: string) {
  const app = Fastify();
  app.get('/', (_, reply) => sendFile(reply, new File(['x'], name, { type: 'application/pdf' })));
  const { statusCode, headers } = await app.inject({ url: '/' });
  await app.close();
  expect(statusCode).toBe(200);
  return headers;
}

test.each([
  ['BL-1.pdf', 'BL-1.pdf', 'BL-1.pdf'],
  ['a"; filename="b.exe', 'a__ filename__b.exe', 'a%22%3B%20filename%3D%22b.exe'],
  ['a\r\nset-cookie: session=1', 'a__set-cookie_ session_1', 'a%0D%0Aset-cookie%3A%20session%3D1'],
  ['../../etc/passwd', '.._.._etc_passwd', '..%2F..%2Fetc%2Fpasswd'],
  ["it's (1)*.pdf", 'it_s (1)_.pdf', 'it%27s%20%281%29%2A.pdf'],
  ['横浜.pdf', '__.pdf', '%E6%A8%AA%E6%B5%9C.pdf'],
  ['half \uD800.pdf', 'half _.pdf', 'half%20%EF%BF%BD.pdf'],
  ['nul\0.pdf', 'nul_.pdf', 'nul%00.pdf'],
])('%j stays one file name in one header', async (name, ascii, encoded) => {
  const headers = await headersFor(name);
  expect(headers['content-disposition']).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`);
  expect(headers).not.toHaveProperty('set-cookie');
});
