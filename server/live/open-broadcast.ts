import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/pool/connection.ts';
import { hmacFor } from '../secrets/hmac.ts';
import type { Broadcast } from './broadcast.ts';
import { natsBroadcast } from './nats-broadcast.ts';
import { postgresBroadcast } from './postgres-broadcast.ts';

interface Setting {
  natsUrl: string | undefined;
  /** The installation’s secret, the same on each of its nodes. */
  secret: string;
  database: Database;
  log: FastifyBaseLogger;
}

/** Uses NATS if configured, otherwise PostgreSQL. */
export function openBroadcast({ natsUrl, secret, database, log }: Setting): Promise<Broadcast> {
  if (!natsUrl) return postgresBroadcast(database);
  const subject = `groundswell.${hmacFor(secret, 'nats')('live messages')}`;
  return natsBroadcast({ url: natsUrl, subject, log });
}
