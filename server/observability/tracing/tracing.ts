import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import type { Jobs } from '../../jobs/jobs.ts';

/** Traces of what the product does: names, times and outcomes, and nothing of anybody. */
export interface Tracing {
  traceRequests(app: FastifyInstance): void;
  /** Also those of every other connection of this process: the driver's statements are of one kind. */
  traceStatements(sql: Sql): void;
  /** The same jobs, each try of which is a trace. */
  tracedJobs(jobs: Jobs): Jobs;
  /** Sends what has ended by now. */
  flush(): Promise<void>;
  /** Sends what has not been sent, if it can be soon. */
  stop(): Promise<void>;
}
