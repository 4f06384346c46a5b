import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata, type KoaContextWithOIDC } from 'oidc-provider';

/** A person with an account at the issuer. */
export interface Subject {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
  amr?: string[];
}

/** A real OpenID Connect issuer on a separate port. */
export interface TestIssuer {
  url: string;
  client: { clientId: string; clientSecret: string };
  /** The person who signs in next, without interaction; null for one who declines. */
  person: Subject | null;
  /** Changes the ID token before it is sent. */
  forge: ((id_token: string) => string) | undefined;
  /** 'hangs' leaves requests unanswered. */
  health: 'up' | 'down' | 'hangs';
  /** How often its metadata was requested. */
  discoveries: number;
  close(): Promise<void>;
}

/** The client of every test issuer. */
export const CLIENT = { clientId: 'groundswell', clientSecret: 'a secret of client and issuer' };
const SCOPES = 'openid email profile groups';

export async function startTestIssuer(
  publicUrl: string,
  metadata: Partial<ClientMetadata> = {},
  listenAt = 0,
): Promise<TestIssuer> {
  const server = createServer((request, response) => void respond(request, response)).listen(
    listenAt,
    'localhost',
  );
  await new Promise((listening) => server.once('listening', listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const known = new Map<string, Subject>();
  const provider = new Provider(url, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${publicUrl}/api/auth/oidc/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        require_auth_time: true,
        ...metadata,
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><title>Issuer</title>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out here as well</button>`;
        },
      },
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: 600,
      Session: 3_600,
      Grant: 3_600,
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        ...(issuer.person?.sub === accountId ? issuer.person : known.get(accountId)),
        sub: accountId,
      }),
    }),
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const { clientId = '' } = oidc.client ?? {};
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();

  const issuer: TestIssuer = {
    url,
    client: CLIENT,
    person: null,
    forge: undefined,
    health: 'up',
    discoveries: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return issuer;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '' } = request;
    if (issuer.health === 'hangs') return;
    if (issuer.health === 'down') return void request.socket.destroy();
    if (path.startsWith('/.well-known/')) issuer.discoveries += 1;
    if (path.startsWith('/interaction/')) return signIn(request, response);
    if (path === '/token' && issuer.forge) forgeIn(response, issuer.forge);
    await handle(request, response);
  }

  async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { person } = issuer;
    if (!person) return provider.interactionFinished(request, response, { error: 'access_denied' });
    const { sub, amr } = person;
    known.set(sub, person);
    return provider.interactionFinished(request, response, {
      login: { accountId: sub, ...(amr && { amr }) },
    });
  }
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' };
}

function forgeIn(response: ServerResponse, forge: (id_token: string) => string): void {
  const end = response.end.bind(response);
  const forged = (chunk?: unknown) => {
    const tokens = JSON.parse(String(chunk)) as { id_token?: string };
    const text = JSON.stringify({ ...tokens, ...(tokens.id_token && { id_token: forge(tokens.id_token) }) });
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  };
  response.end = forged as typeof response.end;
}
