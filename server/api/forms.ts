import type { FastifyInstance } from 'fastify';

const LARGEST_FORM_BYTES = 6 * 1024 * 1024;
const LARGEST_PLAIN_FORM_BYTES = 64 * 1024;

/** Reads forms, with and without a file in them. Small files only, so they may pass through memory. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM_BYTES },
    async ({ headers }: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const form = new Response(new Uint8Array(body), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      });
      return form.formData().catch(() => {
        throw Object.assign(new Error('The form could not be read.'), { statusCode: 400 });
      });
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_PLAIN_FORM_BYTES },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
