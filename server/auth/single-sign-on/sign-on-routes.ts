import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocalPath } from '#domain/people/local-path.ts';
import type { SignOnFailure } from '#domain/single-sign-on/failures.ts';
import { contextOf } from '../../api/call-context.ts';
import { answerUnknown } from '../../api/errors/send-problem.ts';
import { replyHeaderOf } from '../../api/reply-header.ts';
import type { Dependencies } from '../../dependencies.ts';
import { beginAuthorization } from './authorization.ts';
import { completeSignOn } from './complete-sign-on.ts';
import { asSignOnError, causeOf, SignOnError } from './sign-on-error.ts';
import { CALLBACK_PATH } from './single-sign-on.ts';

const START_PATH = '/api/auth/oidc/start';
/** High enough for an office behind one address whose sessions all end in the morning. */
const LIMITED = { access: 'anyone', limit: { calls: 300, minutes: 15 } } as const;
const OTHER_SITES: readonly unknown[] = ['cross-site', 'same-site'];
const MAX_PATH_LENGTH = 1_000;
/** The default destination after sign-in. */
const HOME = '/dashboard';
/** Where a signed-in person sees why reauthentication failed. */
const SETTINGS = '/settings';

interface Destination {
  next: string | null;
  is_customer: boolean;
  /** Whether a signed-in person is to reauthenticate. */
  reauthenticates: boolean;
}

/**
 * Redirects people to the issuer and handles their return. Browsers navigate to both routes, so errors
 * redirect to the sign-in screen, which shows the reason. No redirect leads anywhere but to the issuer and
 * our own site.
 */
export async function signOnRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { singleSignOn, limits, now, settings } = dependencies;
  // A HEAD request must not use up the authorization code.
  const options = { exposeHeadRoute: false };
  if (!singleSignOn) {
    app.get(START_PATH, options, answerUnknown);
    app.get(CALLBACK_PATH, options, answerUnknown);
    return;
  }

  const limit = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const caller = { person: null, address: request.ip, replyHeader: replyHeaderOf(reply) };
      await limits.spend(`GET ${request.routeOptions.url}`, LIMITED, caller);
    } catch (error) {
      throw new SignOnError('too-many', error);
    }
  };
  const redirectWithError = (
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
    destination: Destination,
  ) => {
    const { failure, cause } = asSignOnError(error);
    request.log.warn({ failure, cause: causeOf(cause) }, 'Single sign-on failed');
    return reply.redirect(`${settings.publicUrl}${signInPath(destination, failure)}`);
  };

  app.get<{ Querystring: Record<string, unknown> }>(START_PATH, options, async (request, reply) => {
    const destination = destinationOf(request.query);
    // Prevents login CSRF: another site’s page cannot start a sign-in, so people press the button themselves.
    if (OTHER_SITES.includes(request.headers['sec-fetch-site']))
      return reply.redirect(`${settings.publicUrl}${signInPath(destination)}`);
    try {
      await limit(request, reply);
      const { person } = await contextOf(request, reply, dependencies);
      const { url, transaction } = await beginAuthorization(
        singleSignOn,
        {
          ...destination,
          reauthenticates: destination.reauthenticates ? (person?.user_id ?? null) : null,
        },
        now(),
      );
      return reply.header('set-cookie', singleSignOn.transactions.store(transaction)).redirect(url.href);
    } catch (error) {
      return redirectWithError(request, reply, error, destination);
    }
  });

  app.get(CALLBACK_PATH, options, async (request, reply) => {
    const { transactions } = singleSignOn;
    const transaction = transactions.read(request.headers, now());
    reply.header('set-cookie', transactions.clear());
    try {
      await limit(request, reply);
      if (!transaction) throw new SignOnError('expired');
      const context = await contextOf(request, reply, dependencies);
      const query = new URL(request.url, settings.publicUrl).search;
      const step = await completeSignOn(context, singleSignOn, { transaction, query });
      const path = step
        ? `${signInPath({ ...transaction, reauthenticates: false })}#${new URLSearchParams({ ...step, factors: step.factors.join() })}`
        : (transaction.next ?? HOME);
      return reply.redirect(`${settings.publicUrl}${path}`);
    } catch (error) {
      const { next = null, is_customer = false, reauthenticates = null } = transaction ?? {};
      return redirectWithError(request, reply, error, {
        next,
        is_customer,
        reauthenticates: reauthenticates !== null,
      });
    }
  });
}

function destinationOf({ next, for: audience, reauthenticate }: Record<string, unknown>): Destination {
  const isGood =
    typeof next === 'string' &&
    next.length <= MAX_PATH_LENGTH &&
    isLocalPath(next) &&
    !next.startsWith('/api/');
  return {
    next: isGood ? next : null,
    is_customer: audience === 'customer',
    reauthenticates: reauthenticate === '1',
  };
}

function signInPath({ next, is_customer, reauthenticates }: Destination, failure?: SignOnFailure): string {
  if (reauthenticates) return `${SETTINGS}?${new URLSearchParams({ sign_on: failure ?? 'cancelled' })}`;
  const query = new URLSearchParams({
    ...(is_customer && { for: 'customer' }),
    ...(next && { next }),
    ...(failure && { sign_on: failure }),
  });
  return `/auth?${query}`;
}
