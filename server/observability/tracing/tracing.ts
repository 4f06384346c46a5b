import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import type { Jobs } from '../../jobs/jobs.ts';

/** Traces with names, times and outcomes, and no personal data. */
export interface Tracing {
  traceRequests(app: FastifyInstance): void;
  /** Traces the statements of every connection of this process, because they share one prototype. */
  traceStatements(sql: Sql): void;
  /** Wraps the jobs so that each attempt is a trace. */
  tracedJobs(jobs: Jobs): Jobs;
  /** Exports all ended spans. */
  flush(): Promise<void>;
  /** Exports the remaining spans, within a short timeout. */
  stop(): Promise<void>;
}
