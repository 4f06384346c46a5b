import type { FastifyInstance } from 'fastify';
import { replyHeaderOf } from '../api/reply-header.ts';
import type { CallLimits } from '../rate-limits/call-limits.ts';
import { escapeHtml } from './escape-html.ts';
import { type Addresses, freshPage, type PageFile } from './page-files.ts';
import { sendPage } from './send-page.ts';

const PRERENDERED = 'quote/index.html';
/** The fields of the home page's quote starter. */
const FIELDS = ['origin', 'destination', 'weight'] as const;
const MAX_LENGTH = 200;
/** Compressing takes CPU for milliseconds. Above this limit the page is sent as it is, and its scripts fill it in. */
const FILL_LIMIT = { access: 'anyone', limit: { calls: 300, minutes: 1 } } as const;

interface QuotePage {
  addresses: Addresses;
  pageFile: (file: string) => Promise<PageFile>;
  limits: CallLimits;
}

type Query = Partial<Record<(typeof FIELDS)[number], unknown>>;

/** The quote form, filled in from the query, so that the quote starter works without scripts. */
export async function quotePage(app: FastifyInstance, { addresses, pageFile, limits }: QuotePage) {
  app.get<{ Querystring: Query }>('/quote', async (request, reply) => {
    const page = await pageFile(PRERENDERED);
    const values = FIELDS.flatMap((name) => {
      const value = request.query[name];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, MAX_LENGTH)] as const] : [];
    });
    if (values.length === 0) return sendPage(request, reply, page);
    const caller = { person: null, address: request.ip, replyHeader: replyHeaderOf(reply) };
    const allowed = await limits.spend('GET /quote', FILL_LIMIT, caller).then(
      () => true,
      () => false,
    );
    if (!allowed) return sendPage(request, reply, page);
    const html = values.reduce(
      (text, [name, value]) => fillIn(text, name, value),
      page.bodies.identity.toString(),
    );
    return sendPage(request, reply, await freshPage(html, addresses));
  });
}

function fillIn(html: string, name: string, value: string): string {
  const empty = new RegExp(`(<input(?=[^>]*\\sname="${name}")[^>]*\\svalue=)""`);
  return html.replace(empty, (_, start: string) => `${start}"${escapeHtml(value)}"`);
}
