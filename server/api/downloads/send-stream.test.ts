import { Readable } from 'node:stream';
import Fastify, { type FastifyReply } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { ListSchema, SheetFormat } from '../lists/list-schema.ts';
import { type ListPage, sendSheet } from '../lists/send-sheet.ts';
import { sendFile } from './file-response.ts';
import { StreamedFile } from './streamed-file.ts';

const SCHEMA: ListSchema = { field: 'shipments', columns: [{ name: 'id', path: ['id'] }], limit: 1 };

async function request(method: 'GET' | 'HEAD', send: (reply: FastifyReply) => unknown) {
  const app = Fastify();
  app.get('/export', (_, reply) => void send(reply));
  const { statusCode, headers, body } = await app.inject({ method, url: '/export' });
  await app.close();
  return { statusCode, body, 'content-disposition': headers['content-disposition'] };
}

test.each<SheetFormat>(['csv', 'xlsx'])(
  'HEAD of a list as %s reads no page after the first',
  async (format) => {
    const second: ListPage = { rows: [{ id: 2 }], next: undefined };
    const next = vi.fn(async () => second);
    const close = vi.fn(async () => {});
    const pages = { first: { rows: [{ id: 1 }], next }, close };
    const send = (reply: FastifyReply) => sendSheet(reply, pages, { format, schema: SCHEMA });
    expect(await request('HEAD', send)).toEqual({
      statusCode: 200,
      body: '',
      'content-disposition': `attachment; filename="shipments.${format}"`,
    });
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(next).not.toHaveBeenCalled();
    expect((await request('GET', send)).body).not.toBe('');
    expect(next).toHaveBeenCalledOnce();
  },
);

test('HEAD of a streamed file does not generate it, and releases what it is read from', async () => {
  const generated = vi.fn();
  const closed = vi.fn();
  const send = (reply: FastifyReply) => {
    const content = Readable.from(
      (function* () {
        generated();
        yield 'passport';
      })(),
    );
    content.once('close', closed);
    return sendFile(reply, new StreamedFile(content, 'passport.zip', { type: 'application/zip' }));
  };
  expect(await request('HEAD', send)).toMatchObject({ statusCode: 200, body: '' });
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(generated).not.toHaveBeenCalled();
  expect((await request('GET', send)).body).toBe('passport');
});
