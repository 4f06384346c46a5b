import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Jobs, Worker } from '../../jobs/jobs.ts';
import type { Queue } from '../../jobs/queues.ts';
import { beginTrace } from './begin-trace.ts';
import { currentTrace } from './current-trace.ts';

/** Wraps the jobs so that each attempt is a separate trace, named after its queue. */
export function tracedJobs(jobs: Jobs, tracer: Tracer): Jobs {
  return {
    ...jobs,
    work: <Name extends Queue>(queue: Name, worker: Worker<Name>) =>
      jobs.work<Name>(queue, async (data) => {
        const { span, current } = beginTrace(tracer, `job ${queue}`, { kind: SpanKind.CONSUMER });
        try {
          await currentTrace.run(current, () => worker(data));
        } catch (error) {
          span
            .setAttribute('error.type', error instanceof Error ? error.name : typeof error)
            .setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
  };
}
