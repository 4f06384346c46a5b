import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createEmailVerificationToken } from 'better-auth/api';
import { newId } from '../database/columns.ts';
import type { Database } from '../database/connection.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { postMail } from '../mail/outbox.ts';
import { resetPasswordMail } from './account-mails.ts';
import { accounts, sessions, users, verifications, verifyAddress } from './account-tables.ts';

/** Where a call tells the account service the caller's network. Set by us: no request's own headers reach it. */
export const NETWORK_HEADER = 'x-groundswell-network';
const HOUR_SECONDS = 3_600;
const SESSION_SECONDS = 7 * 24 * HOUR_SECONDS;
const LINK_SECONDS = 24 * HOUR_SECONDS;

export type Accounts = ReturnType<typeof createAccounts>;

/** The account service on our own tables. Only its calls are used; of its HTTP pages just the verification link. */
export function createAccounts({
  database,
  jobs,
  secret,
  publicUrl,
}: {
  database: Database;
  jobs: Jobs;
  secret: string;
  publicUrl: string;
}) {
  const auth = betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [publicUrl],
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    advanced: {
      cookiePrefix: 'groundswell',
      useSecureCookies: publicUrl.startsWith('https:'),
      database: { generateId: newId },
      ipAddress: { ipAddressHeaders: [NETWORK_HEADER] },
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: HOUR_SECONDS,
      additionalFields: { provedAt: { type: 'date', required: false, input: false } },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      // Only whoever reads the mails of the address has the link.
      onPasswordReset: ({ user }) => verifyAddress(database.db, user.id),
      sendResetPassword: async ({ user, token }) => {
        await database.transaction((transaction) =>
          postMail(transaction, jobs, resetPasswordMail(user, token, publicUrl)),
        );
      },
    },
    user: { additionalFields: { deactivatedAt: { type: 'date', required: false, input: false } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });

  return {
    api: auth.api,
    handler: auth.handler,
    /** A signed link which proves the address, good for 24 hours; it ends at the site root. */
    async verificationUrl(email: string): Promise<string> {
      const token = await createEmailVerificationToken(secret, email, undefined, LINK_SECONDS);
      return `${publicUrl}/api/auth/verify-email?token=${token}&callbackURL=${encodeURIComponent(`${publicUrl}/`)}`;
    },
  };
}
