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

/** Asked every few seconds by machines, or as long as a page is open. */
const UNTRACED: readonly (string | undefined)[] = ['/healthz', '/readyz', '/api/live'];
/** Not operations: their route says more. */
const KINDS: readonly string[] = ['page', 'other'];

/** Each answer as a trace with the name of its operation: no address, no header, no body, nobody. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const callers = new W3CTraceContextPropagator();
  app.decorateRequest('trace', null);
  app.addHook('onRequest', (request, _, done) => {
    if (UNTRACED.includes(request.routeOptions.url)) return done();
    const within = callers.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    request.trace = beginTrace(tracer, request.method, { kind: SpanKind.SERVER }, within);
    currentTrace.run(request.trace.current, done);
  });
  // The body has been read meanwhile, by events that know of no request.
  app.addHook('preValidation', ({ trace }, _, done) => {
    if (trace) currentTrace.run(trace.current, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (!request.trace?.current.isKept) return;
    const { span } = request.trace;
    const operation = operationOf(request, reply);
    // A trace that never ends is sent nowhere: files have no parts to look at.
    if (operation === 'file') return;
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    span.updateName(KINDS.includes(operation) ? `${method} ${route}` : operation);
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
