import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { replyHeaderOf } from '../api/reply-header.ts';
import { hashOf } from '../auth/sessions/session-token.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import {
  deleteExpiredTokens,
  findKeyWithPerson,
  insertApiKey,
  type KeyWithPerson,
} from './api-keys-table.ts';
import { authenticateKey } from './authenticate.ts';
import { keyIn, newKey } from './key-text.ts';

export const TOKEN_PATH = '/api/oauth/token';
const LIFETIME_SECONDS = 3_600;
const LIMIT = { access: 'anyone', limit: { calls: 60, minutes: 1 } } as const;

const Body = z.object({
  grant_type: z.string().max(100),
  client_id: z.string().max(100).optional(),
  client_secret: z.string().max(200).optional(),
  scope: z.string().max(2_000).optional(),
});

/** An error of RFC 6749, section 5.2. */
class TokenError extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

/**
 * OAuth 2.0 client credentials (RFC 6749, section 4.4): the client is an API key, its id is the `client_id` and the key
 * the `client_secret`. Access tokens end with their key.
 */
export async function oauthToken(app: FastifyInstance, dependencies: Dependencies) {
  app.post(TOKEN_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await issueToken(request, reply, dependencies);
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      const isUnauthorized = error.error === 'invalid_client';
      if (isUnauthorized) reply.header('www-authenticate', 'Basic realm="api"');
      return reply
        .code(isUnauthorized ? 401 : 400)
        .send({ error: error.error, error_description: error.message });
    }
  });
}

async function issueToken(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  const { database, limits, now } = dependencies;
  refuseWhileUnresponsive(database);
  const caller = { person: null, address: request.ip, replyHeader: replyHeaderOf(reply) };
  await limits.spend(`POST ${TOKEN_PATH}`, LIMIT, caller);
  const body = Body.safeParse(request.body);
  if (!body.success)
    throw new TokenError('invalid_request', 'Send a form with grant_type=client_credentials.');
  if (body.data.grant_type !== 'client_credentials')
    throw new TokenError('unsupported_grant_type', 'Only client_credentials is supported.');
  const key = await clientOf(request, body.data, dependencies);
  const wanted = body.data.scope?.split(' ').filter(Boolean) ?? key.scopes;
  const scopes = key.scopes.filter((scope) => wanted.includes(scope));
  const foreign = wanted.find((scope) => !(scopes as string[]).includes(scope));
  if (foreign !== undefined) throw new TokenError('invalid_scope', `The API key lacks the scope ${foreign}.`);

  const { key: access_token, start } = newKey({ test: key.test_organisation_id !== null });
  const issued_at = now();
  const end = issued_at.getTime() + LIFETIME_SECONDS * 1_000;
  const expires_at = new Date(Math.min(end, key.expires_at?.getTime() ?? end));
  await database.transaction(async (transaction) => {
    await deleteExpiredTokens(transaction, key.id, issued_at);
    await insertApiKey(transaction, {
      organisation_id: key.organisation_id,
      test_organisation_id: key.test_organisation_id,
      user_id: key.user_id,
      parent_id: key.id,
      name: key.name,
      start,
      key_hash: hashOf(access_token),
      scopes,
      allowed_networks: key.allowed_networks,
      expires_at,
      created_at: issued_at,
    });
  });
  return {
    access_token,
    token_type: 'Bearer',
    expires_in: Math.floor((expires_at.getTime() - issued_at.getTime()) / 1_000),
    scope: scopes.join(' '),
  };
}

/** The key of the client, authenticated by HTTP Basic or in the body. */
async function clientOf(
  { headers, ip: address }: FastifyRequest,
  body: z.infer<typeof Body>,
  dependencies: Dependencies,
): Promise<KeyWithPerson> {
  const { client_id, client_secret } = basicCredentials(headers.authorization) ?? body;
  const key = keyIn(`Bearer ${client_secret}`);
  if (!key) throw invalidClient();
  await authenticateKey(dependencies, { key, address }).catch((error) => {
    throw error instanceof ORPCError ? invalidClient() : error;
  });
  const found = await findKeyWithPerson(dependencies.database.db, hashOf(key));
  if (!found || found.id !== client_id || found.parent_id !== null) throw invalidClient();
  return found;
}

function basicCredentials(authorization: string | undefined) {
  const [, encoded] = /^Basic +([A-Za-z0-9+/=]{1,600})$/i.exec(authorization ?? '') ?? [];
  if (!encoded) return undefined;
  const [client_id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { client_id, client_secret: secret.join(':') };
}

function invalidClient() {
  return new TokenError(
    'invalid_client',
    'The client_id and client_secret are not those of a valid API key.',
  );
}
