import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnPath } from '#domain/people/own-path.ts';
import type { SignOnFailure } from '#domain/single-sign-on/failures.ts';
import { contextOf } from '../../api/call-context.ts';
import { replyHeaderOf } from '../../api/reply-header.ts';
import { answerUnknown } from '../../api/send-problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { beginAuthorization } from './authorization.ts';
import { completeSignOn } from './complete-sign-on.ts';
import { asSignOnError, causeOf, SignOnError } from './sign-on-error.ts';
import { CALLBACK_PATH } from './single-sign-on.ts';

export const START_PATH = '/api/auth/oidc/start';
/** For an office behind one address, whose sessions all end in the morning. */
const LIMITED = { access: 'anyone', limit: { calls: 300, minutes: 15 } } as const;
const OTHER_SITES: readonly unknown[] = ['cross-site', 'same-site'];
const LONGEST_PATH = 1_000;
/** Where a sign-in leads that was heading nowhere. */
const HOME = '/dashboard';
/** Where somebody who is signed in reads why they could not prove again who they are. */
const SETTINGS = '/settings';

interface Heading {
  next: string | null;
  is_customer: boolean;
  /** Whether somebody who is signed in was to prove again who they are. */
  reauthenticates: boolean;
}

/**
 * Leads people to the issuer and takes them back. Both are visited, not called: what goes wrong leads to the sign-in
 * screen, which says what, and no redirect leads to another address than the issuer's and ours.
 */
export async function signOnRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { singleSignOn, limits, now, settings } = dependencies;
  // A HEAD request must not use up the code of a callback.
  const options = { exposeHeadRoute: false };
  if (!singleSignOn) {
    app.get(START_PATH, options, answerUnknown);
    app.get(CALLBACK_PATH, options, answerUnknown);
    return;
  }

  const limit = (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const asking = { person: null, address: request.ip, replyHeader: replyHeaderOf(reply), now };
      limits.spend(`GET ${request.routeOptions.url}`, LIMITED, asking);
    } catch (error) {
      throw new SignOnError('too-many', error);
    }
  };
  const leadBack = (request: FastifyRequest, reply: FastifyReply, error: unknown, heading: Heading) => {
    const { failure, cause } = asSignOnError(error);
    request.log.warn({ failure, cause: causeOf(cause) }, 'Single sign-on failed');
    return reply.redirect(`${settings.publicUrl}${signInPath(heading, failure)}`);
  };

  app.get<{ Querystring: Record<string, unknown> }>(START_PATH, options, async (request, reply) => {
    const heading = headingOf(request.query);
    // Nobody is signed in because another site's page wants it: they press the button themselves.
    if (OTHER_SITES.includes(request.headers['sec-fetch-site']))
      return reply.redirect(`${settings.publicUrl}${signInPath(heading)}`);
    try {
      limit(request, reply);
      const { person } = await contextOf(request, reply, dependencies);
      const { url, transaction } = await beginAuthorization(
        singleSignOn,
        {
          ...heading,
          reauthenticates: heading.reauthenticates ? (person?.user_id ?? null) : null,
        },
        now(),
      );
      return reply.header('set-cookie', singleSignOn.transactions.keep(transaction)).redirect(url.href);
    } catch (error) {
      return leadBack(request, reply, error, heading);
    }
  });

  app.get(CALLBACK_PATH, options, async (request, reply) => {
    const { transactions } = singleSignOn;
    const transaction = transactions.waiting(request.headers, now());
    reply.header('set-cookie', transactions.forget());
    try {
      limit(request, reply);
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
      return leadBack(request, reply, error, {
        next,
        is_customer,
        reauthenticates: reauthenticates !== null,
      });
    }
  });
}

function headingOf({ next, for: audience, reauthenticate }: Record<string, unknown>): Heading {
  const isGood =
    typeof next === 'string' && next.length <= LONGEST_PATH && isOwnPath(next) && !next.startsWith('/api/');
  return {
    next: isGood ? next : null,
    is_customer: audience === 'customer',
    reauthenticates: reauthenticate === '1',
  };
}

function signInPath({ next, is_customer, reauthenticates }: Heading, failure?: SignOnFailure): string {
  if (reauthenticates) return `${SETTINGS}?${new URLSearchParams({ sign_on: failure ?? 'cancelled' })}`;
  const query = new URLSearchParams({
    ...(is_customer && { for: 'customer' }),
    ...(next && { next }),
    ...(failure && { sign_on: failure }),
  });
  return `/auth?${query}`;
}
