import { type Jobs, PermanentJobError, type Worker } from '../../jobs/jobs.ts';
import type { Queue } from '../../jobs/queues.ts';
import type { Metrics } from './metrics.ts';

/** Wraps the jobs so that each attempt is counted and timed. */
export function measuredJobs(jobs: Jobs, { jobEnded }: Metrics): Jobs {
  return {
    ...jobs,
    work: <Name extends Queue>(queue: Name, worker: Worker<Name>) =>
      jobs.work<Name>(queue, async (data) => {
        const begun = performance.now();
        const seconds = () => (performance.now() - begun) / 1_000;
        try {
          await worker(data);
        } catch (error) {
          jobEnded(queue, error instanceof PermanentJobError ? 'hopeless' : 'failed', seconds());
          throw error;
        }
        jobEnded(queue, 'done', seconds());
      }),
  };
}
