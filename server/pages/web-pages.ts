import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../dependencies.ts';
import { contentPolicy } from './content-policy.ts';
import { isScreen } from './screens.ts';

const FALLBACK = '__spa-fallback.html';
const NOT_FOUND = '404/index.html';

/**
 * The built pages: prerendered ones as they are, every other screen from one empty page, anything else with
 * the not-found page and status 404. Files come precompressed; those with a hash in their name never change.
 */
export async function webPages(
  app: FastifyInstance,
  { directory, settings }: { directory: string; settings: Settings },
) {
  const tiles = [settings.mapStyleUrl, settings.satelliteTileUrl].flatMap((url) =>
    url ? [originOf(url)] : [],
  );
  const policies = new Map<string, string>();
  const policyOf = async (file: string) => {
    const known =
      policies.get(file) ?? contentPolicy(await readFile(join(directory, file), 'utf8'), { tiles });
    policies.set(file, known);
    return known;
  };

  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const page = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    if (isFile(directory, path)) return reply.sendFile(path.slice(1));
    const known = page !== NOT_FOUND && existsSync(join(directory, page));
    const file = known ? page : isScreen(path) ? FALLBACK : NOT_FOUND;
    if (file === NOT_FOUND) reply.code(404);
    return reply.header('content-security-policy', await policyOf(file)).sendFile(file);
  });
}

/** Without query and trailing slash; a path that does not decode or leaves the folder is an unknown one. */
function pathOf(url: string): string {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    return decodeURIComponent(pathname)
      .replace(/(.)\/+$/, '$1')
      .replaceAll('\0', '');
  } catch {
    return '/404';
  }
}

/** Only what lies in the folder counts, whatever the path climbs to. */
function isFile(directory: string, path: string): boolean {
  return path.includes('.') && !path.includes('..') && existsSync(join(directory, path));
}

/** Where a tile address leads; its placeholders are no part of the host. */
function originOf(url: string): string {
  return new URL(url.replaceAll(/[{}]/g, '')).origin;
}
