import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

/** The outcome's code of `ExportResult`; its enum is in a package that we need for nothing else. */
const SUCCESS = 0;

/** The same exporter, which says once that its collector takes nothing, and once that it does again. */
export function loggingExporter(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== SUCCESS;
        if (failed && !isAway)
          log.warn(
            { err: result.error },
            'Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT; they are dropped until they can',
          );
        if (!failed && isAway) log.info('Traces are sent again');
        isAway = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
