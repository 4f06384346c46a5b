import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashOf } from '../mail/link-token.ts';
import { hasPass } from '../share-links/pin-pass.ts';
import { countView, findShareLink } from '../share-links/share-links-table.ts';
import { confidential } from './confidential-page.ts';
import type { PageFile } from './page-files.ts';
import { FALLBACK } from './screens.ts';
import { sendPage } from './send-page.ts';

/** Programs that fetch a link to preview it in a chat or to search it for malware. */
const PREVIEW =
  /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|slack|telegram|skype|scan|safelinks/i;

interface ShareLinkPages {
  pageFile: (file: string) => Promise<PageFile>;
  dependencies: Dependencies;
}

/**
 * The page of a share link: 404 without a link in force. The link is a credential, so the page is not indexed, not
 * stored, and not sent as a referrer. Each opening by a person counts as a view; with a PIN, once it was entered.
 */
export async function shareLinkPages(app: FastifyInstance, { pageFile, dependencies }: ShareLinkPages) {
  const { database, now } = dependencies;

  app.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
    refuseWhileUnresponsive(database);
    const link = await findShareLink(database.db, hashOf(request.params.token), now());
    const page = await pageFile(FALLBACK);
    // The screen says that the link has ended.
    if (!link) return sendPage(request, reply.code(404), page);
    if (isOpening(request) && hasPass(dependencies, link, request.headers))
      await countView(database.db, link.id, now());
    return sendPage(request, reply, confidential(page));
  });
}

function isOpening({ method, headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return (
    method === 'GET' && !purpose.includes('prefetch') && !PREVIEW.test(String(headers['user-agent'] ?? ''))
  );
}
