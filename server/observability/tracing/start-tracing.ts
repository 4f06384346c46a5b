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

/** Timeouts for an unresponsive collector, for a batch and at shutdown. */
const EXPORT_TIMEOUT_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 1_000;

/** Imported only when a collector is configured: the packages take 20 MB of disk space and 0.1 s to load. */
export function startTracing(settings: TracingSettings, version: string, log: FastifyBaseLogger): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: { ...settings.headers },
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: loggingExporter(exporter, log),
        exportTimeoutMillis: 2 * EXPORT_TIMEOUT_MS,
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
      const timeout = new Promise<void>((over) => {
        setTimeout(over, SHUTDOWN_TIMEOUT_MS).unref();
      });
      await Promise.race([provider.shutdown().catch(() => {}), timeout]);
    },
  };
}
