import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { TracingSettings } from '../../environment.ts';
import { loggingExporter } from './logging-exporter.ts';
import { traceRequests } from './trace-requests.ts';
import { traceStatements } from './trace-statements.ts';
import { tracedJobs } from './traced-jobs.ts';
import type { Tracing } from './tracing.ts';

/** A collector that does not answer is not waited for longer, neither for a batch nor at the end. */
const LONGEST_EXPORT_MS = 5_000;
const LONGEST_GOODBYE_MS = 1_000;

/** Loaded only where a collector is named: the packages take 20 MB of the disk, and a tenth of a second. */
export function startTracing(settings: TracingSettings, version: string, log: FastifyBaseLogger): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: { ...settings.headers },
    timeoutMillis: LONGEST_EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: loggingExporter(exporter, log),
        exportTimeoutMillis: 2 * LONGEST_EXPORT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('groundswell', version);
  return {
    traceRequests: (app) => traceRequests(app, tracer),
    traceStatements,
    tracedJobs: (jobs) => tracedJobs(jobs, tracer),
    flush: () => provider.forceFlush(),
    async stop() {
      const patience = new Promise<void>((over) => {
        setTimeout(over, LONGEST_GOODBYE_MS).unref();
      });
      await Promise.race([provider.shutdown().catch(() => {}), patience]);
    },
  };
}
