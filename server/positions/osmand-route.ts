import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#contract/contract.ts';
import { metaOf } from '#contract/operation/operation-meta.ts';
import { sortReport } from '#domain/positions/accepted-position.ts';
import { readIdentifier, readOsmAnd, splitReports } from '#domain/positions/osmand.ts';
import { PositionOrRefusal } from '#domain/positions/reported-position.ts';
import { replyHeaderOf } from '../api/reply-header.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import { deviceWithKey } from '../devices/authenticated-device.ts';
import { unknownDevice } from '../devices/unknown-device.ts';
import { ingestPositions } from './ingest.ts';

const { method, path } = contract.positions.report['~orpc'].route;
const { access, limit } = metaOf(contract.positions.report);

/**
 * `positions.report` for OsmAnd and Traccar Client, one position or a batch. Returns an empty 200 unless the app should
 * retry, so also for positions that are too old or have no fix. The URL contains the key, so it is neither logged nor passed on.
 */
export async function osmAndRoute(app: FastifyInstance, dependencies: Dependencies) {
  app.route({
    method: ['GET', 'POST'],
    url: '/positions',
    exposeHeadRoute: false,
    handler: (request, reply) => take(request, reply, dependencies),
  });
}

async function take(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  refuseWhileUnresponsive(dependencies.database);
  const { now, limits } = dependencies;
  const reports = splitReports(request.body instanceof FormData ? {} : request.body)?.map((fields) => ({
    ...(request.query as Record<string, unknown>),
    ...fields,
  }));
  // A batch belongs to one device: reports with another key are ignored.
  const key = readIdentifier(reports?.[0] ?? {}) ?? '';
  const device = await deviceWithKey(dependencies, key);
  if (!device) throw unknownDevice();
  const caller = { device, person: null, address: request.ip, replyHeader: replyHeaderOf(reply) };
  await limits.spend(`${method} ${path}`, { access, limit }, caller);
  const positions = (reports ?? [])
    .filter((sent) => readIdentifier(sent) === key)
    .map((sent) => PositionOrRefusal.parse(readOsmAnd(sent, now())?.position));
  const { taken, refused } = sortReport(positions, now());
  dependencies.metrics?.positionsTaken('refused', refused.length);
  // Stores the readable part of a batch: a retry of the rest would fail again.
  const isUnreadable = refused.some(({ reason }) => reason !== 'too_old' && reason !== 'zero_coordinates');
  if (positions.length === 0 || (isUnreadable && taken.length === 0)) return reply.code(400).send('');
  const recorded = await ingestPositions(dependencies, device.id, taken);
  if (recorded === null) throw unknownDevice();
  return reply.code(200).send('');
}
