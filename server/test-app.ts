import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { NIL } from 'uuid';
import type { Role } from '#domain/people/role.ts';
import type { RequestContext } from './api/call-context.ts';
import { idempotencyResponsesWith } from './api/idempotency/idempotency-responses.ts';
import { ApiKeyCache } from './api-keys/api-key-cache.ts';
import { createApp } from './app.ts';
import { createAccounts } from './auth/accounts.ts';
import { mailPasswordReset } from './auth/credentials/mail-password-reset.ts';
import { type HashCost, hashPassword } from './auth/credentials/password-hash.ts';
import { completeSignIn } from './auth/sign-in/complete-sign-in.ts';
import { openAccount } from './auth/sign-in/open-account.ts';
import { connect, type Database, type Transaction } from './database/pool/connection.ts';
import { createTestDatabase } from './database/test-database.ts';
import type { Dependencies } from './dependencies.ts';
import { geographyForTests } from './geography/geography-for-tests.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { JobData } from './jobs/queues.ts';
import type { Broadcast, LiveMessage } from './live/broadcast.ts';
import { findMembership } from './organisations/members-table.ts';
import { createPdfRenderer } from './pdf/pdf-renderer.ts';
import { CallLimits } from './rate-limits/call-limits.ts';
import { EnumerationLimiter } from './rate-limits/enumeration-limiter.ts';
import { encryptionFor } from './secrets/encryption.ts';
import { hmacFor } from './secrets/hmac.ts';
import { TrackingCache } from './tracking/tracking-cache.ts';

export const TEST_PASSWORD = 'correct horse battery';

/** Hashing at the cost of production takes 50 ms of CPU; it has separate tests. */
export const TEST_PASSWORD_COST: HashCost = { memory: 64, passes: 1 };

const SECRET = 'a secret that only tests know, long enough';

/** Tests call faster than people. Limits that an operation declares still apply. */
const TEST_LIMIT_FACTOR = 1_000;

/**
 * The product on a separate test database, called without a port. E-mails stay in the outbox; published
 * events are collected.
 */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  dependencies: Dependencies;
  published: LiveMessage[];
  /** Creates an account with the role and signs it in; calling it twice gives two people. */
  signIn(role: Role): Promise<TestPerson>;
  /** Signs the same person in again, for tests whose clock runs past the end of the former session. */
  comeBack(person: Pick<TestPerson, 'user_id' | 'email'>): Promise<TestPerson>;
  visitor: Visitor;
  close(): Promise<void>;
}

/** `organisation_id` is the nil id for staff, who have none. */
export type TestPerson = Visitor & { user_id: string; organisation_id: string; email: string };

/** An API client, with or without a session. */
export interface Visitor {
  cookie: string | undefined;
  request(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export async function startTestApp(change: Partial<Dependencies> = {}): Promise<TestApp> {
  const own = change.database ? undefined : await createTestDatabase();
  const database = change.database ?? connect(own?.url ?? '', 5);
  const published: LiveMessage[] = [];
  const dependencies = await dependenciesForTests(database, published, change);
  const app = await createApp(dependencies, join(import.meta.dirname, 'pages/test-site/client'));
  let people = 0;
  const comeBack: TestApp['comeBack'] = async ({ user_id, email }) => {
    const cookie = await sessionCookie(dependencies, { user_id, email });
    const { organisation } = await findMembership(database.db, user_id);
    return { ...visitorOf(app, cookie), user_id, organisation_id: organisation?.id ?? NIL, email };
  };

  return {
    app,
    database,
    dependencies,
    published,
    visitor: visitorOf(app, undefined),
    async signIn(role) {
      people += 1;
      const email = `${role}-${people}@test.example`;
      const user_id = await database.transaction(async (transaction) =>
        openAccount(transaction, {
          full_name: `Test ${role} ${people}`,
          email,
          password_hash: await hashed(),
          email_verified: true,
          role,
          assigned_by: null,
        }),
      );
      return comeBack({ user_id: user_id as string, email });
    },
    comeBack,
    async close() {
      await app.close();
      await dependencies.pdfRenderer.close();
      await database.close();
      await own?.remove();
    },
  };
}

async function dependenciesForTests(
  database: Database,
  published: LiveMessage[],
  change: Partial<Dependencies>,
): Promise<Dependencies> {
  const broadcast = change.broadcast ?? collecting(published);
  const publicUrl = 'http://localhost:3000';
  const dependencies: Dependencies = {
    database,
    jobs: jobsForTests(database, () => dependencies),
    pdfRenderer: createPdfRenderer(),
    accounts: createAccounts({ publicUrl, secret: SECRET, passwordCost: TEST_PASSWORD_COST }),
    geography: await geographyForTests(),
    broadcast,
    trackingCache: new TrackingCache(broadcast),
    apiKeys: new ApiKeyCache(broadcast),
    limits: new CallLimits(TEST_LIMIT_FACTOR),
    idempotencyResponses: idempotencyResponsesWith(SECRET),
    enumerationLimiter: new EnumerationLimiter(),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    random: Math.random,
    sign: hmacFor(SECRET, 'mail-links'),
    encryption: encryptionFor(SECRET, 'second factors'),
    settings: {
      publicUrl,
      trustedProxies: [],
      staffSecondFactor: false,
      googleMapsApiKey: undefined,
      mapStyleUrl: undefined,
      satelliteTileUrl: undefined,
      silentAfterHours: 12,
      clamdUrl: undefined,
    },
    ...change,
  };
  return dependencies;
}

/** Writes password reset e-mails at once and ignores other jobs. */
function jobsForTests(database: Database, dependencies: () => Dependencies): Jobs {
  return {
    send: async (transaction, queue, data) => {
      if (queue !== 'password-resets') return;
      const here = {
        ...database,
        transaction: <T>(work: (inside: Transaction) => Promise<T>) => work(transaction),
      };
      await mailPasswordReset({ ...dependencies(), database: here })(data as JobData['password-resets']);
    },
    work: async () => {},
    schedule: async () => {},
    stop: async () => {},
  };
}

/** The cookie of a new session. Completes a sign-in without password hashing, which has separate tests. */
async function sessionCookie(
  dependencies: Dependencies,
  person: Pick<TestPerson, 'user_id' | 'email'>,
): Promise<string | undefined> {
  const cookies: string[] = [];
  const context: RequestContext = {
    ...dependencies,
    person: null,
    device: null,
    key: null,
    pending_role: null,
    reauthenticated_at: null,
    address: '127.0.0.1',
    refuseNetwork: () => {},
    requestHeaders: { 'user-agent': 'lightMyRequest' },
    replyHeader: (_, value) => void cookies.push(value),
  };
  const proof = { gave_factor: true, holds: async () => true };
  if (!(await completeSignIn(context, person, proof))) throw new Error(`${person.email} cannot sign in.`);
  return cookies[0]?.split(';')[0];
}

let hash: Promise<string> | undefined;

function hashed(): Promise<string> {
  hash ??= hashPassword(TEST_PASSWORD, TEST_PASSWORD_COST);
  return hash;
}

function visitorOf(app: FastifyInstance, cookie: string | undefined): Visitor {
  return {
    cookie,
    request(method, path, body, headers = {}) {
      const options: InjectOptions = {
        method,
        url: path,
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
      };
      return app.inject(body ? { ...options, payload: body } : options);
    },
  };
}

function collecting(published: LiveMessage[]): Broadcast {
  const listeners = new Set<(message: LiveMessage) => void>();
  return {
    publish: async (_, messages) => {
      published.push(...messages);
      for (const listener of listeners) for (const message of messages) listener(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onMissedEvents: () => () => {},
    isConnected: () => true,
    close: async () => {},
  };
}
