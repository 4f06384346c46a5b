import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { PageFile } from './page-files.ts';
import { readerLocale } from './reader-locale.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { sendPage } from './send-page.ts';

const PRERENDERED = 'index.html';
/** How long the first visitor waits for the rendering. */
const MAX_WAIT_MS = 200;
/** More would let a caller fill the memory with the pages of rare languages. */
const MAX_LOCALES = 12;
/** A page without visitors for this long makes room for another language. */
const UNUSED_MS = 10 * MINUTE_MS;

interface HomePage {
  pageFile: (file: string) => Promise<PageFile>;
  rendered: RenderedPages | undefined;
  now: () => Date;
}

interface LocalePage {
  latest: PageFile | undefined;
  refreshed_at: number;
  refreshing: Promise<void> | undefined;
}

/**
 * The home page with the price of its lane and the demo shipment, whose dates have the locale of its tracking page. Rendered
 * at most once a minute for each locale while visitors get the previous one. Until then and after a failure it is the page
 * of another locale, or the prerendered page.
 */
export async function homePage(app: FastifyInstance, { pageFile, rendered, now }: HomePage) {
  const pages = new Map<string, LocalePage>();
  /** For visitors of further locales. */
  const general = notRendered();

  function pageOf(locale: string): LocalePage {
    const known = pages.get(locale);
    if (known) return known;
    for (const [other, { refreshed_at }] of pages)
      if (now().getTime() - refreshed_at >= UNUSED_MS) pages.delete(other);
    if (pages.size >= MAX_LOCALES) return general;
    const page = notRendered();
    pages.set(locale, page);
    return page;
  }

  /** The page in another language, while that of the visitor is rendered. */
  function anyLatest(): PageFile | undefined {
    return [general, ...pages.values()].find(({ latest }) => latest)?.latest;
  }

  async function refresh(page: LocalePage, locale: string): Promise<void> {
    page.latest = await rendered?.homePage(page === general ? undefined : locale).catch((error: unknown) => {
      app.log.error({ err: error }, 'The home page could not be rendered');
      return undefined;
    });
  }

  app.get('/', async (request, reply) => {
    const locale = readerLocale(request.headers['accept-language']);
    const page = pageOf(locale);
    if (now().getTime() - page.refreshed_at >= MINUTE_MS) {
      page.refreshed_at = now().getTime();
      page.refreshing = refresh(page, locale);
    }
    if (!page.latest) await Promise.race([page.refreshing, pause(MAX_WAIT_MS, undefined, { ref: false })]);
    return sendPage(request, reply, page.latest ?? anyLatest() ?? (await pageFile(PRERENDERED)));
  });
}

function notRendered(): LocalePage {
  return { latest: undefined, refreshed_at: Number.NEGATIVE_INFINITY, refreshing: undefined };
}
