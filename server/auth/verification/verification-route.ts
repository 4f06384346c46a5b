import type { FastifyInstance } from 'fastify';
import type { VerificationOutcome } from '#domain/people/verification-outcome.ts';
import type { Dependencies } from '../../dependencies.ts';
import { currentSession } from '../sessions/current-session.ts';
import { verifyAddressOf } from './verify-address.ts';

/**
 * The target of a verification link: redirects to the site root, which shows the outcome. The address is verified if its
 * owner is signed in; everyone else is asked to sign in, which then completes the verification.
 */
export async function verificationRoute(app: FastifyInstance, dependencies: Dependencies) {
  const { accounts, database, now, settings } = dependencies;
  app.get<{ Querystring: { token?: unknown } }>('/api/auth/verify-email', async (request, reply) => {
    const token = String(request.query.token ?? '');
    const email = accounts.verification.addressIn(token, now());
    const rootWith = (outcome: VerificationOutcome) => `${settings.publicUrl}/?verification=${outcome}`;
    if (!email) return reply.redirect(rootWith('expired'));
    const session = await currentSession(dependencies, request.headers);
    if (session?.profile.email !== email || session.viewing)
      return reply
        .header('set-cookie', accounts.pendingVerifications.store(token, now()))
        .redirect(rootWith('sign-in'));
    const { user_id } = session.profile;
    if (!session.email_verified)
      await database.transaction((transaction) =>
        verifyAddressOf(transaction, { user_id, email, address: request.ip }, now()),
      );
    return reply.redirect(rootWith('done'));
  });
}
