import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance } from 'fastify';
import { operationOf } from '../metrics/operation-names.ts';
import { beginTrace } from './begin-trace.ts';
import { type CurrentTrace, currentTrace } from './current-trace.ts';

interface RequestTrace {
  span: Span;
  current: CurrentTrace;
}

/** Polled every few seconds by machines, or open as long as a page. */
const UNTRACED: readonly (string | undefined)[] = ['/healthz', '/readyz', '/api/live'];
/** Not operation names; their route says more. */
const GENERIC_NAMES: readonly string[] = ['page', 'other'];

/** Records each response as a trace named after its operation, without path, headers, body or person. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const callers = new W3CTraceContextPropagator();
  app.decorateRequest('trace', null);
  app.addHook('onRequest', (request, _, done) => {
    if (UNTRACED.includes(request.routeOptions.url)) return done();
    const within = callers.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    request.trace = beginTrace(tracer, request.method, { kind: SpanKind.SERVER }, within);
    currentTrace.run(request.trace.current, done);
  });
  // The body was read in event callbacks outside the request’s async context.
  app.addHook('preValidation', ({ trace }, _, done) => {
    if (trace) currentTrace.run(trace.current, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (!request.trace?.current.isSampled) return;
    const { span } = request.trace;
    const operation = operationOf(request, reply);
    // A span that is never ended is not exported. Files have no child spans worth collecting.
    if (operation === 'file') return;
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    span.updateName(GENERIC_NAMES.includes(operation) ? `${method} ${route}` : operation);
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}
