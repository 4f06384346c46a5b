import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { PageFile } from './page-files.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { sendPage } from './send-page.ts';

const PRERENDERED = 'index.html';
/** How long the first visitor waits for the rendering. */
const MAX_WAIT_MS = 200;

interface HomePage {
  pageFile: (file: string) => Promise<PageFile>;
  rendered: RenderedPages | undefined;
  now: () => Date;
}

/**
 * The home page with the price of its lane and the demo shipment, rendered at most once a minute while visitors get the
 * previous one. Until then and after a failure it is the prerendered page.
 */
export async function homePage(app: FastifyInstance, { pageFile, rendered, now }: HomePage) {
  let latest: PageFile | undefined;
  let refreshed_at = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    latest = await rendered?.homePage().catch((error: unknown) => {
      app.log.error({ err: error }, 'The home page could not be rendered');
      return undefined;
    });
  }

  app.get('/', async (request, reply) => {
    if (now().getTime() - refreshed_at >= MINUTE_MS) {
      refreshed_at = now().getTime();
      refreshing = refresh();
    }
    if (!latest) await Promise.race([refreshing, pause(MAX_WAIT_MS, undefined, { ref: false })]);
    return sendPage(request, reply, latest ?? (await pageFile(PRERENDERED)));
  });
}
