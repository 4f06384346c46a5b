import type { FastifyInstance } from 'fastify';
import { MOST_NUMBERS, readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { unreadablePart } from '../api/readable-input.ts';
import { replyHeaderOf } from '../api/reply-header.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Addresses, PageFile } from './page-files.ts';
import { renderedPages } from './rendered-pages.ts';
import { FALLBACK } from './screens.ts';
import { sendAnsweredPage, sendPage } from './send-page.ts';

const EMPTY = 'track/index.html';

interface TrackingPages {
  directory: string;
  addresses: Addresses;
  pageFile: (file: string) => Promise<PageFile>;
  dependencies: Dependencies;
}

/** The tracking screen, rendered with the shipment’s data if it exists. */
export async function trackingPages(app: FastifyInstance, options: TrackingPages) {
  const { directory, addresses, pageFile, dependencies } = options;
  const version = async () => (await pageFile(FALLBACK)).headers.etag;
  const answeredPage = renderedPages({ directory, addresses, version, dependencies });

  // Numbers from plain forms and from typed addresses redirect to each shipment’s own address.
  app.get<{ Querystring: { tracking?: string } }>('/track', async (request, reply) => {
    const numbers = readTypedNumbers(String(request.query.tracking ?? ''));
    const [only] = numbers;
    if (only === undefined || numbers.length > MOST_NUMBERS)
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
      const answered = await answeredPage?.(request.params.trackingNumber, caller);
      if (answered) return await sendAnsweredPage(request, reply, answered);
    } catch (error) {
      // The page without data loads it itself.
      request.log.error({ err: error }, 'A tracking page could not be rendered');
    }
    return sendPage(request, reply, await pageFile(FALLBACK));
  });
}
