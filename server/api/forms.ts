import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from '#domain/files/shipment-file.ts';
import { problemOfStatus, sendProblem } from './errors/problem.ts';

/** The largest file, with the form around it. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + 1024 * 1024;
const MAX_APPLICATION_BYTES = 6 * 1024 * 1024;
const MAX_PLAIN_FORM_BYTES = 64 * 1024;
/** No form of ours has nearly as many fields. */
const MAX_FIELDS = 40;
/** What the error says for a body of another type. */
export const JSON_EXPECTED = 'Send JSON with the header Content-Type: application/json';
const WITH_FILE = 'multipart/form-data';
const CSV = 'text/csv';
const MAX_CSV_FORM_BYTES = 2 * 1024 * 1024;
/** Where a CSV file is taken as the body, or as the field `file` of a form. */
const CSV_TAKEN = /^\/api\/(?:organisations\/[^/]+\/address-book\/imports|milestones)$/;
/** The largest form, in bytes, by where a file is taken: by method and path, by our pages, and by a page without scripts. */
const FILES_TAKEN: readonly [path: RegExp, largest: number][] = [
  [/^\/api\/careers\/applications$/, MAX_APPLICATION_BYTES],
  [/^\/api\/rpc\/careers\/apply$/, MAX_APPLICATION_BYTES],
  [/^\/careers\/applications$/, MAX_APPLICATION_BYTES],
  [/^\/api\/shipments\/[^/]+\/files$/, MAX_FORM_BYTES],
  // Services that receive mail send it with its attachments, which are not read.
  [/^\/api\/inbound-mail$/, MAX_FORM_BYTES],
  [/^\/api\/rpc\/files\/upload$/, MAX_FORM_BYTES],
  [/^\/api\/tariffs\/[^/]+\/lines$/, MAX_FORM_BYTES],
  [/^\/api\/rpc\/rates\/addLines$/, MAX_FORM_BYTES],
  [/^\/api\/exchange-rates\/imports$/, MAX_FORM_BYTES],
  [/^\/api\/rpc\/rates\/importExchangeRates$/, MAX_FORM_BYTES],
  [CSV_TAKEN, MAX_CSV_FORM_BYTES],
  [/^\/api\/imports$/, MAX_FORM_BYTES],
  [/^\/api\/rpc\/imports\/create$/, MAX_FORM_BYTES],
];

/** Reads forms, with and without a file in them. Files are small enough to pass through memory. */
export function acceptForms(app: FastifyInstance): void {
  // What another site's form can send without the browser asking us first, and no client of ours does.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', refuseFilesElsewhere);
  app.addContentTypeParser(CSV, { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => ({
    csv: csvTextOf(body),
  }));
  app.addContentTypeParser(
    WITH_FILE,
    { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
    async ({ headers, url = '' }: IncomingForm, body: Buffer) => {
      const type = headers['content-type'] ?? '';
      if (fieldsIn(body, type) > MAX_FIELDS) throw unreadable('The form has too many fields.');
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => {
          throw unreadable('The form could not be read.');
        });
      return CSV_TAKEN.test(pathOf(url)) ? withCsvText(form) : form;
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_PLAIN_FORM_BYTES },
    async ({ url = '' }: IncomingForm, body: string) => {
      // What `curl -d` sends without a header. Read as JSON, it would let forms of other sites send JSON.
      if (url.startsWith('/api/') && /^\s*[[{]/.test(body))
        throw Object.assign(new Error(JSON_EXPECTED), { statusCode: 415 });
      const fields = new URLSearchParams(body);
      if (fields.size > MAX_FIELDS) throw unreadable('The form has too many fields.');
      // A field that is sent several times, such as a group of checkboxes, is an array.
      return Object.fromEntries(
        [...new Set(fields.keys())].map((name) => {
          const [first, ...more] = fields.getAll(name);
          return [name, more.length > 0 ? [first, ...more] : first];
        }),
      );
    },
  );
}

interface IncomingForm {
  headers: { 'content-type'?: string };
  url?: string;
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

/** The fields of a form, with the content of its file as `csv`. */
async function withCsvText(form: FormData): Promise<object> {
  const { file, ...fields } = Object.fromEntries(form);
  return file instanceof File ? { ...fields, csv: csvTextOf(await file.arrayBuffer()) } : fields;
}

function csvTextOf(content: ArrayBuffer | Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw unreadable('The file is not in UTF-8. Save it as CSV UTF-8, then import it again.');
  }
}

/** Before the first byte of it is read. */
async function refuseFilesElsewhere({ method, headers, url }: FastifyRequest, reply: FastifyReply) {
  // Of these no body is read.
  if (method === 'GET' || method === 'HEAD') return;
  const path = pathOf(url);
  const type = headers['content-type']?.toLowerCase() ?? '';
  if (type.startsWith(CSV) && !CSV_TAKEN.test(path))
    return sendProblem(reply, problemOfStatus(415, 'No CSV file is taken here.'));
  if (!type.startsWith(WITH_FILE)) return;
  const taken = FILES_TAKEN.find(([taking]) => taking.test(path));
  if (!taken) return sendProblem(reply, problemOfStatus(415, 'No file is taken here.'));
  if (Number(headers['content-length'] ?? 0) > taken[1])
    return sendProblem(reply, problemOfStatus(413, 'This form is too large.'));
}

/** Counted before they are taken apart: a form of a million empty fields would keep everybody else waiting. */
function fieldsIn(body: Buffer, type: string): number {
  const boundary = /;\s*boundary="?([^";,]+)/i.exec(type)?.[1];
  if (boundary === undefined) return 0;
  let count = 0;
  for (let at = body.indexOf(boundary); at !== -1 && count <= MAX_FIELDS + 1; count += 1)
    at = body.indexOf(boundary, at + boundary.length);
  // The last one ends the form.
  return count - 1;
}

function unreadable(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 });
}
