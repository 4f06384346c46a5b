import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { apiRoutes } from './api/api-routes.ts';
import { refuseForeignSites } from './api/cross-site-requests.ts';
import { currentUrl } from './api/current-url.ts';
import { endConnections } from './api/end-connections.ts';
import { logRefusals } from './api/errors/log-refusals.ts';
import { answerProblem, answerUnknown, refuseMethod, refuseUnreadable } from './api/errors/send-problem.ts';
import { acceptForms } from './api/forms.ts';
import { healthRoutes } from './api/health-routes.ts';
import { mcpRoutes } from './api/mcp/mcp-routes.ts';
import { apiReference } from './api/openapi/api-reference.ts';
import { replyHeaderOf } from './api/reply-header.ts';
import { protect, protectingHeaders } from './api/security-headers.ts';
import { oauthToken } from './api-keys/oauth-token.ts';
import { eventRoutes } from './dcsa/event-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { embedRoutes } from './embed/embed-routes.ts';
import { liveRoute } from './live/live-route.ts';
import { measureLiveTraffic } from './observability/metrics/live-traffic.ts';
import { measureRequests } from './observability/metrics/measure-requests.ts';
import { measurePdfs } from './observability/metrics/pdf-metrics.ts';
import { measureReplica } from './observability/metrics/replica-metrics.ts';
import { calendarEntries } from './pages/calendar-entries.ts';
import { presentablePath } from './pages/missing-path.ts';
import { newsFeed } from './pages/news-feed.ts';
import { plainForms } from './pages/plain-forms.ts';
import { webPages } from './pages/web-pages.ts';
import { osmAndRoute } from './positions/osmand-route.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_LIVE_MESSAGE_BYTES = 4 * 1024;
/** The request line and headers together. */
const MAX_HEAD_BYTES = 16 * 1024;
/** Timeouts for the headers and for the whole request. A form of 6 MB over a slow line still fits. */
const HEAD_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
const TIMEOUT_CHECK_MS = 2_000;
/** The idle timeout of a connection, as long as the slowest response takes. WebSockets have heartbeats. */
export const IDLE_TIMEOUT_MS = 120_000;
/**
 * Longer than the keep-alive timeout of proxies, which could otherwise reuse a connection that is just being
 * closed.
 */
export const KEEP_ALIVE_MS = 72_000;
const MAX_CONNECTIONS = 20_000;

/** The methods that pages support. */
const READS: readonly string[] = ['GET', 'HEAD'];

/**
 * Creates the HTTP server of the whole product, not listening yet. `webDirectory` contains the built pages.
 */
export async function createApp(dependencies: Dependencies, webDirectory: string): Promise<FastifyInstance> {
  const { log, settings } = dependencies;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      maxHeaderSize: MAX_HEAD_BYTES,
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable(protectingHeaders(settings)),
    frameworkErrors: (error, request, reply) => {
      reply.headers(protectingHeaders(settings));
      answerProblem(error, request, reply);
    },
    rewriteUrl: ({ url = '/' }) => currentUrl(url),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    // A part of the path may be as long as the path: its operation says what is wrong with it.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_HEAD_BYTES },
    return503OnClosing: false,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  endConnections(app);
  // First, so that it also closes rejected upgrades.
  await app.register(websocket, {
    options: { maxPayload: MAX_LIVE_MESSAGE_BYTES, perMessageDeflate: false },
    // live-route.ts closes the sockets, with the right close code.
    preClose: (done) => done(),
  });
  const isLogged = log.level === 'debug' || log.level === 'trace';
  dependencies.tracing?.traceRequests(app);
  if (dependencies.metrics) {
    measureRequests(app, dependencies.metrics);
    measureLiveTraffic(app, dependencies.broadcast, dependencies.metrics);
    measurePdfs(dependencies.pdfRenderer, dependencies.metrics);
    if (dependencies.replica) measureReplica(dependencies.replica, dependencies.metrics);
  }
  app.addHook('onRequest', protect(settings));
  app.addHook('onRequest', limitRequests(dependencies));
  app.addHook('onRequest', refuseForeignSites(settings.publicUrl));
  app.addHook('onResponse', logRefusals());
  if (isLogged) app.addHook('onResponse', logRequest);
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) =>
    READS.includes(request.method) ? answerUnknown(request, reply) : refuseMethod(READS)(request, reply),
  );
  acceptForms(app);
  await app.register(healthRoutes, dependencies);
  await app.register(liveRoute, dependencies);
  await app.register(apiReference, dependencies);
  await app.register(uploadRoutes, dependencies);
  await app.register(apiRoutes, dependencies);
  await app.register(oauthToken, dependencies);
  await app.register(osmAndRoute, dependencies);
  await app.register(eventRoutes, dependencies);
  await app.register(mcpRoutes, dependencies);
  await app.register(plainForms, dependencies);
  await app.register(embedRoutes, dependencies);
  await app.register(newsFeed, { settings });
  await app.register(calendarEntries, { settings });
  await app.register(webPages, { directory: webDirectory, dependencies });
  return app;
}

function limitRequests({ limits }: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await limits.spendRequest({ address: request.ip, replyHeader: replyHeaderOf(reply) });
  };
}

async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const ms = Math.round(reply.elapsedTime);
  request.log.debug({ status: reply.statusCode, ms }, `${request.method} ${presentablePath(request.url)}`);
}
