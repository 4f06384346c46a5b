import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { apiReference } from './api/api-reference.ts';
import { apiRoutes } from './api/api-routes.ts';
import { refuseForeignSites } from './api/foreign-sites.ts';
import { acceptForms } from './api/forms.ts';
import { healthRoutes } from './api/health-routes.ts';
import { protect } from './api/protecting-headers.ts';
import type { Dependencies } from './dependencies.ts';
import { liveRoute } from './live/live-route.ts';
import { calendarEntries } from './pages/calendar-entries.ts';
import { newsFeed } from './pages/news-feed.ts';
import { plainForms } from './pages/plain-forms.ts';
import { webPages } from './pages/web-pages.ts';

const LARGEST_BODY_BYTES = 1024 * 1024;
const LARGEST_LIVE_MESSAGE_BYTES = 4 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** The whole product as one HTTP server that is not listening yet. `webDirectory` holds the built pages. */
export async function createApp(dependencies: Dependencies, webDirectory: string): Promise<FastifyInstance> {
  const { log, settings } = dependencies;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    routerOptions: { ignoreTrailingSlash: true },
  });
  // First, so that a refused upgrade is closed by it like any other.
  await app.register(websocket, { options: { maxPayload: LARGEST_LIVE_MESSAGE_BYTES } });
  app.addHook('onRequest', protect(settings));
  app.addHook('onRequest', refuseForeignSites(settings.publicUrl));
  if (log.level === 'debug' || log.level === 'trace') app.addHook('onResponse', logRequest);
  acceptForms(app);
  await app.register(healthRoutes, dependencies);
  await app.register(liveRoute, dependencies);
  await app.register(apiReference, dependencies);
  await app.register(apiRoutes, dependencies);
  await app.register(plainForms, dependencies);
  await app.register(newsFeed, { settings });
  await app.register(calendarEntries, { settings });
  await app.register(webPages, { directory: webDirectory, dependencies });
  return app;
}

async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [path] = request.url.split('?');
  const ms = Math.round(reply.elapsedTime);
  request.log.debug({ status: reply.statusCode, ms }, `${request.method} ${path}`);
}
