import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { currentSession } from '../sessions/current-session.ts';
import { verifyAddressOf } from './verify-address.ts';

/**
 * The target of a verification link. Verifies the address if its owner is signed in, and always redirects to
 * the site root. Everyone else is redirected to sign in, which then completes the verification.
 */
export async function verificationRoute(app: FastifyInstance, dependencies: Dependencies) {
  const { accounts, database, now, settings } = dependencies;
  app.get<{ Querystring: { token?: unknown } }>('/api/auth/verify-email', async (request, reply) => {
    const token = String(request.query.token ?? '');
    const email = accounts.verification.addressIn(token, now());
    if (!email) return reply.redirect(`${settings.publicUrl}/`);
    const session = await currentSession(dependencies, request.headers);
    if (session?.profile.email !== email)
      return reply
        .header('set-cookie', accounts.pendingVerifications.store(token, now()))
        .redirect(`${settings.publicUrl}/auth?for=customer&verify=1`);
    const { user_id } = session.profile;
    if (!session.email_verified)
      await database.transaction((transaction) =>
        verifyAddressOf(transaction, { user_id, address: request.ip }),
      );
    return reply.redirect(`${settings.publicUrl}/`);
  });
}
