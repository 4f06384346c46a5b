import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { replyHeaderOf } from '../api/reply-header.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import { isTooMany } from '../rate-limits/enumeration-limiter.ts';
import { findForVisitors } from '../tracking/find-for-visitors.ts';
import { findByNumber } from '../tracking/look-up.ts';
import { EMBED_THEMES, type EmbedAppearance, embedPage, noticeMain, shipmentMain } from './embed-page.ts';

const DEFAULT_ACCENT = '#0c5866';

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

interface Request {
  Params: { number: string };
  Querystring: { theme?: unknown; accent?: unknown };
}

/**
 * The tracking of a shipment for other sites: `/embed.js` inserts `/embed/{number}` as a frame. The page is sandboxed, so that it has
 * neither cookies nor storage, and loads nothing. It shows what visitors see on the tracking page, through the same look-up.
 */
export async function embedRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { database, enumerationLimiter, now, settings } = dependencies;
  const [css, script, loader] = [fileOf('frame.css'), fileOf('frame.js'), fileOf('embed.js')];

  app.get('/embed.js', (_, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(loader),
  );

  app.get<Request>('/embed/:number', async (request, reply) => {
    refuseWhileUnresponsive(database);
    const number = normalizeTrackingNumber(request.params.number);
    const appearance = appearanceOf(request.query);
    const style = `${css}:root{--accent:${appearance.accent}}`;
    const send = (status: number, title: string, main: string) =>
      sendFrame(
        reply.code(status).header('cache-control', status === 200 ? 'public, max-age=10' : 'no-store'),
        { style, script },
        embedPage({ appearance, style, script, title, main }),
      );
    const caller = { person: null, address: request.ip, replyHeader: replyHeaderOf(reply) };
    try {
      const shipment = await findByNumber({ ...caller, database, enumerationLimiter }, number, () =>
        findForVisitors(dependencies, number, now()),
      );
      if (shipment)
        return await send(200, `Tracking of ${number}`, shipmentMain(shipment, settings.publicUrl));
    } catch (error) {
      if (!isTooMany(error)) throw error;
      return send(
        429,
        'Too many requests',
        noticeMain('Tracking is busy', 'This page tries again in a minute.'),
      );
    }
    return send(
      404,
      'Not found',
      noticeMain('No shipment found', `There is no shipment ${number.slice(0, 40)}. Check the number.`),
    );
  });
}

function sendFrame(
  reply: FastifyReply,
  { style, script }: { style: string; script: string },
  page: string,
): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ];
  return reply
    .removeHeader('x-frame-options')
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cross-origin-resource-policy': 'cross-origin',
      // Pages that are isolated may frame only pages with this policy.
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    })
    .send(page);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Anything unknown is the default, because nobody reads an error in a frame of another site’s page. */
function appearanceOf({ theme, accent }: Request['Querystring']): EmbedAppearance {
  const [, colour] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(String(accent ?? '')) ?? [];
  return {
    theme: EMBED_THEMES.find((known) => known === theme) ?? 'auto',
    accent: colour ? `#${colour}` : DEFAULT_ACCENT,
  };
}
