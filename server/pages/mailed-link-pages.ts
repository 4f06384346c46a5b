import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/pool/connection.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashOf } from '../mail/link-token.ts';
import { findQuoteOfLink } from '../quotes/offers/offer-links-table.ts';
import { findSpotRequest } from '../quotes/spot-requests/spot-requests-table.ts';
import { confidential } from './confidential-page.ts';
import type { PageFile } from './page-files.ts';
import { FALLBACK } from './screens.ts';
import { sendPage } from './send-page.ts';

/** What the token behind each path opens. */
const LINKS: Record<string, (connection: Connection, token_hash: string) => Promise<unknown>> = {
  offer: findQuoteOfLink,
  spot: findSpotRequest,
};

interface MailedLinkPages {
  pageFile: (file: string) => Promise<PageFile>;
  dependencies: Dependencies;
}

/** The pages of offers and of requests to carriers: 404 without such a link, which the screen says. */
export async function mailedLinkPages(app: FastifyInstance, { pageFile, dependencies }: MailedLinkPages) {
  const { database } = dependencies;

  for (const [path, find] of Object.entries(LINKS))
    app.get<{ Params: { token: string } }>(`/${path}/:token`, async (request, reply) => {
      refuseWhileUnresponsive(database);
      const found = await find(database.db, hashOf(request.params.token));
      return sendPage(request, reply.code(found ? 200 : 404), confidential(await pageFile(FALLBACK)));
    });
}
