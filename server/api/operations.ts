import { implement, ORPCError, ValidationError } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import { type OperationMeta, SECOND_FACTOR_SETUP } from '#contract/operation.ts';
import { type Access, admits } from '#domain/people/access.ts';
import { authenticatedDevice } from '../devices/authenticated-device.ts';
import { unknownDevice } from '../devices/unknown-device.ts';
import type { CallContext } from './call-context.ts';
import { fieldIssue } from './field-issue.ts';
import { unreadablePart } from './readable-input.ts';
import { promptForReauthentication } from './recent-auth.ts';
import { onReplica } from './replica-reads.ts';
import { asUnavailable } from './unavailable.ts';
import { validationIssues } from './validation-issues.ts';

const admitted = implement(contract)
  .$context<CallContext>()
  .use(async ({ context, procedure, next }, input: unknown) => {
    const { meta, route } = procedure['~orpc'];
    const { access, changes, limit, exemptsOwn, fresh } = meta as OperationMeta;
    const device = access === 'device' ? await authenticatedDevice(context, context.requestHeaders) : null;
    if (!device && !admits(access, context.person)) throw refusal(context, access);
    if (fresh) promptForReauthentication(context);
    const caller = device ? { ...context, device } : context;
    const refuseNetwork = context.limits.charge(`${route.method} ${route.path}`, { access, limit }, caller);
    if (!exemptsOwn) refuseNetwork();
    const unreadable = unreadablePart(input);
    if (unreadable !== undefined) throw fieldIssue(unreadable, 'This text cannot be read.');
    if (changes.length > 0) context.replyHeader('x-changes', changes.join(','));
    return onReplica(route.path, context, (database = context.database) =>
      next({ context: { device, database, refuseNetwork } }),
    );
  });

/** What every handler starts from: access and call limit have been checked before its input is read. */
export const operations = admitted;

function refusal({ person, pending_role }: CallContext, access: Access) {
  if (access === 'device') return unknownDevice();
  if (!person) return new ORPCError('UNAUTHORIZED', { message: 'Please sign in first.' });
  if (pending_role && admits(access, { role: pending_role }))
    return new ORPCError('SECOND_FACTOR_SETUP', SECOND_FACTOR_SETUP);
  return new ORPCError('FORBIDDEN', { message: 'Your role does not allow this.' });
}

/** Malformed input is 422 with its issues, a database that cannot answer now 503; an answer that breaks its own contract is a bug. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError)
    return new ORPCError('UNPROCESSABLE_CONTENT', {
      status: 422,
      message: 'Some of what was sent is not right.',
      data: { issues: validationIssues(error.cause) },
      cause: error.cause,
    });
  return asUnavailable(error) ?? error;
}
