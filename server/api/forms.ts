import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOfStatus, sendProblem } from './problem.ts';

export const LARGEST_FORM_BYTES = 6 * 1024 * 1024;
const LARGEST_PLAIN_FORM_BYTES = 64 * 1024;
/** More than any of our forms has. */
const MOST_FIELDS = 40;
const WITH_FILE = 'multipart/form-data';
/** The paths that accept file uploads: by method and path, over RPC, and from a page without scripts. */
const UPLOAD_PATHS: readonly string[] = [
  '/api/careers/applications',
  '/api/rpc/careers/apply',
  '/careers/applications',
];

/** Parses forms, with or without a file. Uploads are small, so they are buffered in memory. */
export function acceptForms(app: FastifyInstance): void {
  // Another site’s form can send text/plain without a CORS preflight. None of our clients send it.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', rejectUnexpectedUploads);
  app.addContentTypeParser(
    WITH_FILE,
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM_BYTES },
    async ({ headers }: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const type = headers['content-type'] ?? '';
      if (fieldsIn(body, type) > MOST_FIELDS) throw badRequest('The form has too many fields.');
      const form = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
      return form.formData().catch(() => {
        throw badRequest('The form could not be read.');
      });
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_PLAIN_FORM_BYTES },
    async (_: unknown, body: string) => {
      const fields = new URLSearchParams(body);
      if (fields.size > MOST_FIELDS) throw badRequest('The form has too many fields.');
      return Object.fromEntries(fields);
    },
  );
}

/** Before the first byte of it is read. */
async function refuseFilesElsewhere({ method, headers, url }: FastifyRequest, reply: FastifyReply) {
  // Of these no body is read.
  if (method === 'GET' || method === 'HEAD') return;
  if (!headers['content-type']?.toLowerCase().startsWith(WITH_FILE)) return;
  const [path = ''] = url.split('?');
  if (FILES_TAKEN.includes(path)) return;
  return sendProblem(reply, problemOfStatus(415, 'No file is taken here.'));
}

/**
 * Counts fields before parsing, because parsing a form with a million empty fields would block other
 * requests.
 */
function fieldsIn(body: Buffer, type: string): number {
  const boundary = /boundary="?([^";,]+)/i.exec(type)?.[1];
  if (boundary === undefined) return 0;
  let count = 0;
  for (let at = body.indexOf(boundary); at !== -1 && count <= MOST_FIELDS + 1; count += 1)
    at = body.indexOf(boundary, at + boundary.length);
  // The last boundary ends the form.
  return count - 1;
}

function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 });
}
