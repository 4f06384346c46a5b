import { ORPCError, os, ValidationError } from '@orpc/server';
import { SECOND_FACTOR_SETUP } from '#contract/operation/operation.ts';
import { metaOf } from '#contract/operation/operation-meta.ts';
import { type Access, admits, isPermitted } from '#domain/people/access.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Person } from '#domain/people/person.ts';
import { unauthenticated } from '../api-keys/authenticate.ts';
import { requireScope, scopeOfOperation } from '../api-keys/require-scope.ts';
import { changesSince, updatedSince } from '../deletions/changes-since.ts';
import { authenticatedDevice } from '../devices/authenticated-device.ts';
import { unknownDevice } from '../devices/unknown-device.ts';
import type { RequestContext } from './call-context.ts';
import { fieldIssue } from './errors/field-issue.ts';
import { asUnavailable } from './errors/unavailable.ts';
import { validationIssues } from './errors/validation-issues.ts';
import { fillMoney } from './fill-money.ts';
import { writerOf } from './idempotency/idempotent.ts';
import { removeControls, unreadablePart } from './readable-input.ts';
import { requireRecentAuth } from './recent-auth.ts';
import { refuseWhileViewing } from './refuse-while-viewing.ts';
import { onReplica } from './replica-reads.ts';

/**
 * Wraps the handlers of every area: views, access, recent authentication and rate limit are checked before the input is parsed;
 * writes get their transaction.
 */
export const guard = os
  .$context<RequestContext>()
  .middleware(async ({ context, procedure, next }, input: unknown) => {
    const { route } = procedure['~orpc'];
    const { access, permission, changes, limit, exemptsOwn, requiresRecentAuth, whileViewing, list } =
      metaOf(procedure);
    const device = access === 'device' ? await authenticatedDevice(context, context.requestHeaders) : null;
    const isWrite = route.method !== 'GET';
    const operation = `${route.method} ${route.path}`;
    requireScope(context.key, scopeOfOperation(operation));
    if (access !== 'device') refuseWhileViewing(context.person, { isWrite, whileViewing });
    if (!device && !admits(access, context.person)) throw refusal(context, access);
    if (permission && context.person) requirePermission(context.person, permission);
    if (requiresRecentAuth) requireRecentAuth(context);
    const caller = device ? { ...context, device } : context;
    const refuseNetwork = await context.limits.charge(operation, { access, limit }, caller);
    if (!exemptsOwn) refuseNetwork();
    const unreadable = unreadablePart(input);
    if (unreadable !== undefined) throw fieldIssue(unreadable, 'This text contains invalid characters.');
    removeControls(input);
    if (changes.length > 0) context.replyHeader('x-invalidates', changes.join(','));
    const { person } = context;
    const since = list && person ? updatedSince(input) : undefined;
    // The primary knows the running transactions.
    const reader = since ? { ...context, replica: undefined } : context;
    return onReplica(route.path, reader, async (database = context.database) => {
      const changed =
        since && list && person
          ? await changesSince(database.db, list, { person, input: input as object, since })
          : undefined;
      const result = await next({
        context: {
          device,
          database,
          refuseNetwork,
          ...writerOf({ ...caller, database }, operation, input),
        },
      });
      fillMoney(procedure, result.output);
      return changed ? { ...result, output: { ...(result.output as object), ...changed } } : result;
    });
  });

function requirePermission(person: Person, permissions: readonly Permission[]): void {
  if (!permissions.some((permission) => isPermitted(person, permission)))
    throw new ORPCError('FORBIDDEN', { message: 'Your company has not given you this permission.' });
}

function refusal({ person, pending_role, requestHeaders }: RequestContext, access: Access) {
  if (access === 'device') return unknownDevice();
  if (!person) return unauthenticated(requestHeaders);
  if (pending_role && admits(access, { role: pending_role }))
    return new ORPCError('SECOND_FACTOR_SETUP', SECOND_FACTOR_SETUP);
  return new ORPCError('FORBIDDEN', { message: 'Your role doesn’t allow this.' });
}

/**
 * Maps malformed input to 422 with its issues, and a transient database error to 503. A response that
 * violates its own contract is a bug.
 */
export function asRefusal(error: unknown): unknown {
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError)
    return new ORPCError('UNPROCESSABLE_CONTENT', {
      status: 422,
      message: 'Some fields are invalid.',
      data: { issues: validationIssues(error.cause) },
      cause: error.cause,
    });
  return asUnavailable(error) ?? error;
}
