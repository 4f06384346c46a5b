import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#contract/contract.ts';
import type { OperationMeta } from '#contract/operation.ts';
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
const { access, limit } = contract.positions.report['~orpc'].meta as unknown as OperationMeta;

/**
 * `positions.report` for one position or a batch, as the apps OsmAnd and Traccar Client send it: 200 and nothing else
 * where there is nothing to send again, also for what is too old to be kept. The address holds the key: it is neither kept nor passed on.
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
  // A batch is of one device: what another one's key stands on is not read.
  const key = readIdentifier(reports?.[0] ?? {}) ?? '';
  const device = await deviceWithKey(dependencies, key);
  if (!device) throw unknownDevice();
  const asking = { device, person: null, address: request.ip, replyHeader: replyHeaderOf(reply) };
  await limits.spend(`${method} ${path}`, { access, limit }, asking);
  const positions = (reports ?? [])
    .filter((sent) => readIdentifier(sent) === key)
    .map((sent) => PositionOrRefusal.parse(readOsmAnd(sent, now())?.position));
  const { taken, refused } = sortReport(positions, now());
  dependencies.metrics?.positionsTaken('refused', refused.length);
  // Of a batch what can be read is kept: sent again, the rest would be refused again.
  const isUnreadable = refused.some(({ reason }) => reason !== 'too_old');
  if (positions.length === 0 || (isUnreadable && taken.length === 0)) return reply.code(400).send('');
  const recorded = await ingestPositions(dependencies, device.id, taken);
  if (recorded === null) throw unknownDevice();
  return reply.code(200).send('');
}
