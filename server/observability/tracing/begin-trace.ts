import { ROOT_CONTEXT, type Span, SpanKind, type SpanOptions, type Tracer, trace } from '@opentelemetry/api';
import type { CurrentTrace } from './current-trace.ts';

/** Starts the root span of a request or a job, within the caller’s trace if it names one. */
export function beginTrace(
  tracer: Tracer,
  name: string,
  options: SpanOptions,
  within = ROOT_CONTEXT,
): { span: Span; current: CurrentTrace } {
  const span = tracer.startSpan(name, options, within);
  const inside = trace.setSpan(within, span);
  return {
    span,
    current: {
      isSampled: span.isRecording(),
      trace_id: span.spanContext().traceId,
      begin: (part, attributes) => tracer.startSpan(part, { kind: SpanKind.CLIENT, attributes }, inside),
    },
  };
}
