import { resolve } from 'node:path';
import type * as z from 'zod';
import type { GroupRoles } from '#domain/single-sign-on/group-roles.ts';
import type { InboundMail } from './dependencies.ts';
import { type LOG_LEVELS, Variables } from './settings/variables.ts';
import { StartupError } from './startup-error.ts';

const root = resolve(import.meta.dirname, '..');

export type Environment = Readonly<{
  /** 0 lets the system choose a free port; `publicUrl` should then be set. */
  port: number;
  /** 'localhost' listens on 127.0.0.1 and ::1 only; '0.0.0.0' or '::' opens the product to the network. */
  host: string;
  /** How many processes serve requests. With more than one, the primary runs only singleton work. */
  processes: number;
  /** An absolute path. Contains the embedded database, persisted secrets and undelivered e-mail. */
  dataDirectory: string;
  /** The origin without a trailing slash, as used in e-mails and links. */
  publicUrl: string;
  /** Addresses or CIDR ranges of the trusted proxies; their `x-forwarded-for` is used. */
  trustedProxies: readonly string[];
  /** The operator’s PostgreSQL, 15 or newer, one or several hosts; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** A pooler in transaction mode in front of it, for calls; undefined when they connect directly too. */
  databasePoolerUrl: string | undefined;
  /** A standby of it, for reads that tolerate lag. */
  databaseReplicaUrl: string | undefined;
  /** Another PostgreSQL database for the position history of devices; undefined when it is stored with everything else. */
  positionsUrl: string | undefined;
  /** Whether an empty database is filled with demo data. */
  demo: boolean;
  /** Whether the demo’s shipments move. */
  simulator: boolean;
  /** Undefined only with the embedded database; `persistedAuthSecret` then generates and stores one. */
  authSecret: string | undefined;
  /** Whether admins and dispatchers need a second factor to use the console. */
  staffSecondFactor: boolean;
  /** Single sign-on by OpenID Connect; undefined for passwords only. */
  oidc: OidcSettings | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  googleMapsApiKey: string | undefined;
  mapStyleUrl: string | undefined;
  satelliteTileUrl: string | undefined;
  natsUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Where metrics are served for Prometheus; undefined when disabled. */
  metrics: Readonly<{ host: string; port: number }> | undefined;
  /** Where traces are sent, from the standard OpenTelemetry variables; undefined when disabled. */
  tracing: TracingSettings | undefined;
  /** Whether the start migrates the database; otherwise its schema must be up to date. */
  migrates: boolean;
  /** The multiplier for a caller’s default limits on requests, calls and sockets. */
  rateLimitTimes: number;
  /** Hours without a position after which the console counts a device as silent. */
  silentAfterHours: number;
  /** The ClamAV daemon that checks uploaded files; undefined when they are not checked. */
  clamdUrl: string | undefined;
  /** The bucket for files; undefined when they are stored in the database. */
  s3Url: string | undefined;
  /** How answers to e-mails about messages come back; undefined when they cannot be answered. */
  inboundMail: InboundMail | undefined;
  /** CIDR ranges of private networks that webhooks may call. */
  webhookPrivateNetworks: readonly string[];
  /** The same for the callbacks of DCSA subscriptions. */
  callbackNetworks: readonly string[];
  /** The daily exchange rates in the ECB's format; undefined when they are not fetched. */
  fxUrl: string | undefined;
}>;

export type OidcSettings = Readonly<{
  /** Exactly as in the issuer’s tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * The claim with a person’s groups, and the role of each group; undefined when roles are assigned in the
   * console.
   */
  roles: Readonly<{ claim: string; groups: GroupRoles }> | undefined;
}>;

export type TracingSettings = Readonly<{
  /** A collector that accepts OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The sampling ratio of traces that start here, from 0 to 1; a caller’s own decision is respected. */
  share: number;
}>;

/**
 * Reads and validates the settings; the only place that reads the process’s environment. Empty values count
 * as not set. Throws a `StartupError` that names each invalid variable and its expected value, never its
 * actual value, because half of them are secrets.
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = Variables.safeParse(set);
  if (!parsed.success) throw new StartupError(parsed.error.issues.map(sentence).join('; '));
  const variables = parsed.data;
  const demo = variables.DEMO ?? !variables.DATABASE_URL;
  return {
    port: variables.PORT,
    host: variables.HOST,
    processes: variables.PROCESSES,
    dataDirectory: resolve(root, variables.DATA_DIR),
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    trustedProxies: variables.TRUSTED_PROXIES,
    databaseUrl: variables.DATABASE_DIRECT_URL ?? variables.DATABASE_URL,
    databasePoolerUrl:
      variables.DATABASE_DIRECT_URL && variables.DATABASE_URL && unprepared(variables.DATABASE_URL),
    databaseReplicaUrl: variables.DATABASE_REPLICA_URL,
    positionsUrl: variables.POSITIONS_URL,
    demo,
    simulator: demo && variables.SIMULATOR,
    authSecret: variables.AUTH_SECRET,
    staffSecondFactor: variables.STAFF_SECOND_FACTOR,
    oidc: oidcOf(variables),
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? 'Groundswell <no-reply@groundswell.example>',
    googleMapsApiKey: variables.GOOGLE_MAPS_API_KEY,
    mapStyleUrl: variables.MAP_STYLE_URL,
    satelliteTileUrl: variables.SATELLITE_TILE_URL,
    natsUrl: variables.NATS_URL,
    logLevel: variables.LOG_LEVEL,
    metrics: metricsOf(variables),
    tracing: tracingOf(variables),
    migrates: variables.MIGRATE,
    rateLimitTimes: variables.RATE_LIMIT_TIMES,
    silentAfterHours: variables.SILENT_AFTER_HOURS,
    clamdUrl: variables.CLAMD_URL,
    s3Url: variables.S3_URL,
    inboundMail: inboundMailOf(variables),
    webhookPrivateNetworks: variables.WEBHOOK_PRIVATE_NETWORKS,
    callbackNetworks: variables.CALLBACK_NETWORKS,
    fxUrl: variables.FX_URL,
  };
}

/** Every variable that is read. */
export const VARIABLES: readonly string[] = Object.keys(Variables.shape);

function metricsOf({ METRICS_HOST: host, METRICS_PORT: port }: Variables): Environment['metrics'] {
  return port === undefined ? undefined : { host, port };
}

function tracingOf(variables: Variables): TracingSettings | undefined {
  if (variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return {
    endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: variables.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: variables.OTEL_SERVICE_NAME,
    share: variables.OTEL_TRACES_SAMPLER_ARG,
  };
}

function inboundMailOf(variables: Variables): InboundMail | undefined {
  const { INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_SECRET: secret } = variables;
  return address && secret ? { address, secret } : undefined;
}

function oidcOf(variables: Variables): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = variables;
  const { OIDC_ROLES_CLAIM: claim, OIDC_ROLES: groups } = variables;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return { issuer, clientId, clientSecret, roles: claim && groups ? { claim, groups } : undefined };
}

/** Only PgBouncer from 1.21 on keeps prepared statements in transaction mode, so they are off unless the address says otherwise. */
function unprepared(url: string): string {
  return /[?&]prepare=/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}prepare=false`;
}

function sentence(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])} ${issue.message}`;
}
