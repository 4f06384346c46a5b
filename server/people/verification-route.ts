import type { FastifyInstance } from 'fastify';
import { networkAround } from '#domain/people/network.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Dependencies } from '../dependencies.ts';
import { findUserByEmail, verifyAddress } from './account-tables.ts';

/** Where the link of a verification mail leads: it proves the address, and ends at the site root whatever it holds. */
export async function verificationRoute(
  app: FastifyInstance,
  { accounts, database, now, settings }: Dependencies,
) {
  app.get<{ Querystring: { token?: unknown } }>('/api/auth/verify-email', async (request, reply) => {
    const email = accounts.verification.addressIn(String(request.query.token ?? ''), now());
    if (email)
      await database.transaction(async (transaction) => {
        const user = await findUserByEmail(transaction, email);
        if (!user || user.emailVerified) return;
        await verifyAddress(transaction, user.id);
        await writeAudit(transaction, {
          actor_id: user.id,
          action: 'people.verifyEmail',
          subject_type: 'person',
          subject_id: user.id,
          detail: { network: networkAround(request.ip) },
        });
      });
    return reply.redirect(`${settings.publicUrl}/`);
  });
}
