import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span } from '@opentelemetry/api';

/** The trace of the request or job that the running code belongs to. */
export interface CurrentTrace {
  trace_id: string;
  /** False of the share that nobody collects. */
  isKept: boolean;
  /** Begins a part of it. */
  begin(name: string, attributes: Attributes): Span;
}

/** Empty wherever nothing is traced; and nothing is loaded for it. */
export const currentTrace = new AsyncLocalStorage<CurrentTrace>();

/** What every line of the log says besides. */
export function traceOfLine(): { trace_id?: string } {
  const trace = currentTrace.getStore();
  return trace ? { trace_id: trace.trace_id } : {};
}
