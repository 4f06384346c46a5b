import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { services } from '#content/services.ts';
import { DOCUMENT_HEADERS, FILE_POLICY, VALIDATORS } from '../api/security-headers.ts';
import type { Dependencies } from '../dependencies.ts';
import { workerPolicy } from './content-policy.ts';
import { homePage } from './home-page.ts';
import { mailedLinkPages } from './mailed-link-pages.ts';
import { logMissing } from './missing-path.ts';
import { pageFiles } from './page-files.ts';
import { quotePage } from './quote-page.ts';
import { renderedPages } from './rendered-pages.ts';
import { FALLBACK, isScreen } from './screens.ts';
import { sendPage } from './send-page.ts';
import { shareLinkPages } from './share-link-pages.ts';
import { trackingPages } from './tracking-pages.ts';

const NOT_FOUND = '404/index.html';
const LOGGED_PER_MINUTE = 60;
/** Files that no browser shows as a document. */
const PART_OF_PAGE = /\.(?:js|css|woff2)(?:\.br|\.gz)?$/;
/** The only scripts whose policy counts: a worker has that of its file. */
const WORKER = /worker[\w-]*\.js(?:\.br|\.gz)?$/;
/** Files that contain the public address. */
const ADDRESSED = new Set(['/robots.txt', '/sitemap.xml']);

/**
 * Serves the built pages: prerendered ones as they are, every other screen from one fallback page, anything
 * else with the not-found page and status 404. Files are precompressed; files with a hash in their name are
 * immutable.
 */
export async function webPages(
  app: FastifyInstance,
  { directory, dependencies }: { directory: string; dependencies: Dependencies },
) {
  const { settings } = dependencies;
  const tiles = [settings.mapStyleUrl, settings.satelliteTileUrl].flatMap((url) =>
    url ? [originOf(url)] : [],
  );
  const logMissingPage = missingPages();
  const addresses = {
    publicUrl: settings.publicUrl,
    foreign: { tiles, google: Boolean(settings.googleMapsApiKey) },
  };
  const pageFile = pageFiles(directory, addresses);

  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isImmutable = path.includes('/assets/');
      reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (!PART_OF_PAGE.test(path)) return reply.header('content-security-policy', FILE_POLICY);
      const unneeded = [...DOCUMENT_HEADERS, ...(isImmutable ? VALIDATORS : [])];
      for (const name of unneeded) reply.removeHeader(name);
      if (WORKER.test(path)) reply.header('content-security-policy', workerPolicy(addresses.foreign));
      else reply.removeHeader('content-security-policy');
    },
  });

  // Each service has one canonical address; this is the short one that people type and print.
  for (const { slug } of services)
    app.get(`/${slug}`, (_, reply) => reply.redirect(`/services/${slug}`, 301));

  // The tools moved into the command centre.
  app.get('/admin/tracking-data', (_, reply) => reply.redirect('/admin?tab=documents', 301));

  app.get('/documentation/api-quick-start', (_, reply) => reply.redirect('/documentation/api', 301));

  const version = async () => (await pageFile(FALLBACK)).headers.etag;
  const rendered = renderedPages({ directory, addresses, version, dependencies });
  await app.register(trackingPages, { pageFile, rendered });
  await app.register(shareLinkPages, { pageFile, dependencies });
  await app.register(mailedLinkPages, { pageFile, dependencies });
  await app.register(homePage, { pageFile, rendered, now: dependencies.now });
  await app.register(quotePage, { addresses, pageFile, limits: dependencies.limits });

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (ADDRESSED.has(path)) return sendPage(request, reply, await pageFile(path.slice(1)));
    if (isFile(directory, path)) return reply.sendFile(path.slice(1));
    const page = `${path.slice(1)}/index.html`;
    const known = !isNotFoundPage(page) && existsSync(join(directory, page));
    const file = known ? page : isScreen(path) ? FALLBACK : notFoundPage(directory, path);
    if (isNotFoundPage(file)) {
      reply.code(404);
      await logMissingPage(request);
    }
    return sendPage(request, reply, await pageFile(file));
  });
}

/** Logs broken links with a rate limit, so that path scans cannot flood the log. */
function missingPages() {
  const limiter = new RateLimiterMemory({ points: LOGGED_PER_MINUTE, duration: 60 });
  return async ({ log, url }: FastifyRequest): Promise<void> => {
    const allowed = await limiter.consume('all').catch(() => null);
    if (allowed) logMissing(log, url, 'request');
  };
}

/** Without query and trailing slash. A path that cannot be decoded or leaves the folder is not found. */
function pathOf(url: string): string {
  try {
    const { pathname } = new URL(`http://localhost${url}`);
    return decodeURIComponent(pathname)
      .replace(/(.)\/+$/, '$1')
      .replaceAll('\0', '');
  } catch {
    return '/404';
  }
}

/** A folder whose pages share a screen has its own not-found page, which that screen’s scripts expect. */
function notFoundPage(directory: string, path: string): string {
  const own = join(dirname(path), NOT_FOUND).slice(1);
  return existsSync(join(directory, own)) ? own : NOT_FOUND;
}

function isNotFoundPage(page: string): boolean {
  return `/${page}`.endsWith(`/${NOT_FOUND}`);
}

/** Only files inside the folder count. */
function isFile(directory: string, path: string): boolean {
  return path.includes('.') && !path.includes('..') && existsSync(join(directory, path));
}

/** The origin of a tile URL, whose placeholders are not part of the host. */
function originOf(url: string): string {
  return new URL(url.replaceAll(/[{}]/g, '')).origin;
}
