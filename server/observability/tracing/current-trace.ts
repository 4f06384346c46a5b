import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span } from '@opentelemetry/api';

/** The trace of the request or job that the running code belongs to. */
export interface CurrentTrace {
  trace_id: string;
  /** False when the trace was not sampled. */
  isSampled: boolean;
  /** Starts a child span. */
  begin(name: string, attributes: Attributes): Span;
}

/** Empty wherever nothing is traced, in which case no tracing package is loaded. */
export const currentTrace = new AsyncLocalStorage<CurrentTrace>();

/** Adds the trace id to every log line. */
export function traceOfLine(): { trace_id?: string } {
  const trace = currentTrace.getStore();
  return trace ? { trace_id: trace.trace_id } : {};
}
