import type { FastifyInstance } from 'fastify';
import { MAX_NUMBERS, readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { unreadablePart } from '../api/readable-input.ts';
import { replyHeaderOf } from '../api/reply-header.ts';
import type { PageFile } from './page-files.ts';
import { readerLocale } from './reader-locale.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { FALLBACK } from './screens.ts';
import { sendPage, sendRenderedPage } from './send-page.ts';

const EMPTY = 'track/index.html';

interface TrackingPages {
  pageFile: (file: string) => Promise<PageFile>;
  rendered: RenderedPages | undefined;
}

/** The tracking screen, rendered with the shipment’s data if it exists. */
export async function trackingPages(app: FastifyInstance, { pageFile, rendered }: TrackingPages) {
  // Numbers from plain forms and from typed addresses redirect to each shipment’s own address.
  app.get<{ Querystring: { tracking?: string } }>('/track', async (request, reply) => {
    const numbers = readTypedNumbers(String(request.query.tracking ?? ''));
    const [only] = numbers;
    if (only === undefined || numbers.length > MAX_NUMBERS)
      return sendPage(request, reply, await pageFile(EMPTY));
    return reply.redirect(
      numbers.length === 1
        ? `/track/${encodeURIComponent(only)}`
        : `/track?numbers=${numbers.map(encodeURIComponent).join(',')}`,
    );
  });

  app.get<{ Params: { trackingNumber: string } }>('/track/:trackingNumber', async (request, reply) => {
    if (unreadablePart(request.params.trackingNumber) !== undefined)
      return sendPage(request, reply, await pageFile(FALLBACK));
    const caller = { person: null, address: request.ip, replyHeader: replyHeaderOf(reply) };
    try {
      const page = await rendered?.trackingPage(
        request.params.trackingNumber,
        caller,
        readerLocale(request.headers['accept-language']),
      );
      if (page) return await sendRenderedPage(request, reply, page);
    } catch (error) {
      // The page without data loads it itself.
      request.log.error({ err: error }, 'A tracking page could not be rendered');
    }
    return sendPage(request, reply, await pageFile(FALLBACK));
  });
}
