import type { FastifyBaseLogger } from 'fastify';
import type { IdempotencyResponses } from './api/idempotency/idempotency-responses.ts';
import type { ApiKeyCache } from './api-keys/api-key-cache.ts';
import type { Accounts } from './auth/accounts.ts';
import type { SingleSignOn } from './auth/single-sign-on/single-sign-on.ts';
import type { Database } from './database/pool/connection.ts';
import type { Replica } from './database/pool/replica.ts';
import type { ObjectStore } from './files/object-store.ts';
import type { Geography } from './geography/geography.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Broadcast } from './live/broadcast.ts';
import type { Metrics } from './observability/metrics/metrics.ts';
import type { Tracing } from './observability/tracing/tracing.ts';
import type { PdfRenderer } from './pdf/pdf-renderer.ts';
import type { CallLimits } from './rate-limits/call-limits.ts';
import type { EnumerationLimiter } from './rate-limits/enumeration-limiter.ts';
import type { Encryption } from './secrets/encryption.ts';
import type { Sign } from './secrets/hmac.ts';
import type { TrackingCache } from './tracking/tracking-cache.ts';

/** The product’s dependencies. `make-dependencies.ts` creates the real ones, tests their own. */
export interface Dependencies {
  database: Database;
  /** For reads that tolerate replication lag; undefined without a configured replica. */
  replica?: Replica | undefined;
  /** A separate database for the position history of devices; undefined when it is in `database`. */
  positionsDatabase?: Database | undefined;
  accounts: Accounts;
  geography: Geography;
  jobs: Jobs;
  pdfRenderer: PdfRenderer;
  broadcast: Broadcast;
  limits: CallLimits;
  idempotencyResponses: IdempotencyResponses;
  enumerationLimiter: EnumerationLimiter;
  trackingCache: TrackingCache;
  apiKeys: ApiKeyCache;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Uniform in [0, 1), cryptographically random. */
  random: () => number;
  /** Undefined when metrics are disabled. */
  metrics?: Metrics | undefined;
  /** Undefined when tracing is disabled. */
  tracing?: Tracing | undefined;
  /** Signs the tokens of links in e-mails. */
  sign: Sign;
  /** Encrypts the keys of second factors and the secrets of webhooks. */
  encryption: Encryption;
  /** Undefined without a configured issuer. */
  singleSignOn?: SingleSignOn | undefined;
  /** Where files are stored instead of the database; undefined without a configured bucket. */
  objectStore?: ObjectStore | undefined;
  settings: Settings;
}

export interface Settings {
  publicUrl: string;
  /** Addresses of the proxies whose forwarded headers are trusted. */
  trustedProxies: readonly string[];
  /** Whether admins and dispatchers must have a second factor. */
  staffSecondFactor: boolean;
  googleMapsApiKey: string | undefined;
  mapStyleUrl: string | undefined;
  satelliteTileUrl: string | undefined;
  /** Hours without a position after which the console counts a device as silent. */
  silentAfterHours: number;
  /** The ClamAV daemon that checks uploaded files, 'tcp://host:3310'. */
  clamdUrl: string | undefined;
  /** Whether e-mails are sent; otherwise, and if omitted, they stay in the outbox. */
  hasMailServer?: boolean;
  /** How answers to e-mails about messages come back; undefined when they cannot be answered. */
  inboundMail?: InboundMail | undefined;
  /** CIDR ranges of private networks that webhooks may call, with http too; none if omitted. */
  webhookPrivateNetworks?: readonly string[] | undefined;
  /** The same for the callbacks of DCSA subscriptions. */
  callbackNetworks?: readonly string[] | undefined;
}

export type InboundMail = Readonly<{
  /** A token is added before the @. */
  address: string;
  /** What the service that receives mail authenticates with. */
  secret: string;
}>;
