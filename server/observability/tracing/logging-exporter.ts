import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

/** The success code of `ExportResult`; its enum is in a package that is needed for nothing else. */
const SUCCESS = 0;

/** Wraps the exporter and logs, only on change, when the collector becomes unreachable or reachable. */
export function loggingExporter(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== SUCCESS;
        if (failed && !isFailing)
          log.warn(
            { err: result.error },
            'Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT; dropping them until it is reachable',
          );
        if (!failed && isFailing) log.info('Traces are being sent again');
        isFailing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
