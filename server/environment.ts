import { resolve } from 'node:path';
import * as z from 'zod';
import { ROLES, Role } from '#domain/people/role.ts';
import type { GroupRoles } from '#domain/single-sign-on/group-roles.ts';
import { parseDatabaseUrl } from './database/pool/database-url.ts';
import type { InboundMail } from './dependencies.ts';
import { StartupError } from './startup-error.ts';

const root = resolve(import.meta.dirname, '..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

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
  logLevel: (typeof logLevels)[number];
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
    metrics:
      variables.METRICS_PORT === undefined
        ? undefined
        : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    tracing:
      variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
            headers: variables.OTEL_EXPORTER_OTLP_HEADERS,
            serviceName: variables.OTEL_SERVICE_NAME,
            share: variables.OTEL_TRACES_SAMPLER_ARG,
          },
    migrates: variables.MIGRATE,
    rateLimitTimes: variables.RATE_LIMIT_TIMES,
    silentAfterHours: variables.SILENT_AFTER_HOURS,
    clamdUrl: variables.CLAMD_URL,
    s3Url: variables.S3_URL,
    inboundMail:
      variables.INBOUND_MAIL_ADDRESS && variables.INBOUND_MAIL_SECRET
        ? { address: variables.INBOUND_MAIL_ADDRESS, secret: variables.INBOUND_MAIL_SECRET }
        : undefined,
    webhookPrivateNetworks: variables.WEBHOOK_PRIVATE_NETWORKS,
    callbackNetworks: variables.CALLBACK_NETWORKS,
    fxUrl: variables.FX_URL,
  };
}

/** Each variable with another that it requires. */
const NEEDS = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
  ['OIDC_ROLES_CLAIM', 'OIDC_ROLES'],
  ['OIDC_ROLES', 'OIDC_ROLES_CLAIM'],
  ['OIDC_ROLES', 'OIDC_ISSUER'],
  ['INBOUND_MAIL_ADDRESS', 'INBOUND_MAIL_SECRET'],
  ['INBOUND_MAIL_SECRET', 'INBOUND_MAIL_ADDRESS'],
] as const;

const Variables = z
  .object({
    PORT: wholeNumber('must be a whole number from 0 to 65535', 65_535).default(3000),
    HOST: z.string().trim().default('localhost'),
    PROCESSES: wholeNumber('must be a whole number from 1 to 64', 64)
      .pipe(z.number().min(1, 'must be a whole number from 1 to 64'))
      .default(1),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: address(['http:', 'https:'], 'must be an address such as https://freight.example.com')
      .refine((value) => new URL(value).pathname === '/', 'must not have a path')
      .transform((value) => new URL(value).origin)
      .optional(),
    TRUSTED_PROXIES: networks(),
    WEBHOOK_PRIVATE_NETWORKS: networks(),
    CALLBACK_NETWORKS: networks(),
    DATABASE_URL: databaseAddress().optional(),
    DATABASE_DIRECT_URL: databaseAddress().optional(),
    DATABASE_REPLICA_URL: databaseAddress()
      .refine((value) => parseDatabaseUrl(value)?.hosts.length === 1, 'must have a single host')
      .optional(),
    POSITIONS_URL: databaseAddress().optional(),
    DEMO: flag().optional(),
    AUTH_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
    STAFF_SECOND_FACTOR: flag().default(false),
    OIDC_ISSUER: z
      .string()
      .trim()
      .refine(isIssuer, 'must be an https address (or http://localhost) without query or fragment')
      .optional(),
    OIDC_CLIENT_ID: z.string().trim().optional(),
    OIDC_CLIENT_SECRET: z.string().trim().optional(),
    OIDC_ROLES_CLAIM: z.string().trim().optional(),
    OIDC_ROLES: z.string().transform(groupRoles).optional(),
    SMTP_URL: address(
      ['smtp:', 'smtps:'],
      'must be an address such as smtp://user:password@host:587',
    ).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an e-mail address, with or without a name before it')
      .optional(),
    GOOGLE_MAPS_API_KEY: z.string().trim().optional(),
    MAP_STYLE_URL: address(['http:', 'https:'], 'must be an http or https address').optional(),
    SATELLITE_TILE_URL: z
      .string()
      .regex(/^https?:\/\//, { error: 'must be an http or https address', abort: true })
      .refine(
        (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
        'must contain {z}, {x} and {y}',
      )
      .optional(),
    NATS_URL: address(['nats:', 'tls:'], 'must be an address such as nats://host:4222').optional(),
    CLAMD_URL: address(['tcp:'], 'must be an address such as tcp://host:3310').optional(),
    S3_URL: address(
      ['http:', 'https:'],
      'must be an address such as https://access-key:secret-key@s3.example.com/bucket?region=eu-central-1',
    )
      .refine(isBucket, 'must have an access key, a secret key and a bucket')
      .optional(),
    FX_URL: address(['https:'], 'must be an https address').optional(),
    INBOUND_MAIL_ADDRESS: z
      .string()
      .trim()
      .regex(
        /^[\w.-]{1,10}@[\w.-]+\.\w+$/,
        'must be an address such as reply@in.example.com, with at most 10 characters before the @',
      )
      .optional(),
    INBOUND_MAIL_SECRET: z.string().trim().min(16, 'must be at least 16 characters long').optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    METRICS_PORT: wholeNumber('must be a whole number from 0 to 65535', 65_535).optional(),
    METRICS_HOST: z.string().trim().default('localhost'),
    OTEL_EXPORTER_OTLP_ENDPOINT: address(
      ['http:', 'https:'],
      'must be an address such as http://collector:4318',
    ).optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .regex(
        /^(?:\s*[\w-]+=[^,%\s]*(?:%[\da-f]{2}[^,%\s]*)*\s*(?:,|$))*$/i,
        'must be pairs such as name=value',
      )
      .default('')
      .transform(headers),
    OTEL_SERVICE_NAME: z.string().trim().default('groundswell'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number('must be a number from 0 to 1')
      .min(0, 'must be a number from 0 to 1')
      .max(1, 'must be a number from 0 to 1')
      .default(1),
    MIGRATE: flag().default(true),
    SIMULATOR: flag().default(true),
    RATE_LIMIT_TIMES: wholeNumber('must be a whole number from 1 to 1000000', 1_000_000)
      .pipe(z.number().min(1, 'must be a whole number from 1 to 1000000'))
      .default(1),
    SILENT_AFTER_HOURS: wholeNumber('must be a whole number from 1 to 720', 720)
      .pipe(z.number().min(1, 'must be a whole number from 1 to 720'))
      .default(12),
  })
  .superRefine((variables, context) => {
    if (variables.DATABASE_URL && !variables.AUTH_SECRET)
      context.addIssue({
        code: 'custom',
        path: ['AUTH_SECRET'],
        message: 'must be set (at least 32 characters) when DATABASE_URL is set',
      });
    if (variables.POSITIONS_URL && variables.POSITIONS_URL === variables.DATABASE_URL)
      context.addIssue({ code: 'custom', path: ['POSITIONS_URL'], message: 'must not be DATABASE_URL' });
    if (!variables.MIGRATE && !variables.DATABASE_URL)
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'must be set when MIGRATE is 0' });
    for (const [set, needed] of NEEDS)
      if (variables[set] && !variables[needed])
        context.addIssue({ code: 'custom', path: [needed], message: `must be set when ${set} is set` });
    if (variables.SMTP_URL && !variables.MAIL_FROM)
      context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'must be set when SMTP_URL is set' });
  });

/** Every variable that is read. */
export const VARIABLES: readonly string[] = Object.keys(Variables.shape);

function oidcOf(variables: z.infer<typeof Variables>): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = variables;
  const { OIDC_ROLES_CLAIM: claim, OIDC_ROLES: groups } = variables;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return { issuer, clientId, clientSecret, roles: claim && groups ? { claim, groups } : undefined };
}

function isBucket(text: string): boolean {
  const { username, password, pathname } = new URL(text);
  return username !== '' && password !== '' && /^\/[^/]+\/?$/.test(pathname);
}

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.search || url.hash || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
}

/** 'group=role,other=role'. A group’s name may contain '=', so the last one separates. */
function groupRoles(list: string, context: z.RefinementCtx): GroupRoles {
  const pairs = list.split(',').map((pair) => /^(.+)=\s*(\w+)$/.exec(pair.trim()) ?? []);
  const parsed = z
    .array(z.tuple([z.string(), Role]))
    .safeParse(pairs.map(([, group, role]) => [group?.trim(), role]));
  if (parsed.success) return new Map(parsed.data);
  context.addIssue({
    code: 'custom',
    message: `must be pairs such as group=dispatcher, each with one of the roles ${ROLES.join(', ')}`,
  });
  return z.NEVER;
}

/** 'name=value,other=value', with URL-encoded values. */
function headers(list: string): Record<string, string> {
  const pairs = list.split(',').filter((pair) => pair.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.trim().split('=');
      return [name, decodeURIComponent(value.join('='))];
    }),
  );
}

function wholeNumber(message: string, max: number) {
  return z.string().trim().regex(/^\d+$/, message).transform(Number).pipe(z.number().max(max, message));
}

function flag() {
  return z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
}

function address(protocols: string[], message: string) {
  return z
    .string()
    .trim()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), { error: message, abort: true });
}

/** Only PgBouncer from 1.21 on keeps prepared statements in transaction mode, so they are off unless the address says otherwise. */
function unprepared(url: string): string {
  return /[?&]prepare=/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}prepare=false`;
}

/** One or several hosts. */
function databaseAddress() {
  return z
    .string()
    .trim()
    .refine((value) => /^postgres(ql)?:/.test(value) && parseDatabaseUrl(value) !== null, {
      error: 'must be an address such as postgres://user:password@host:5432/database',
      abort: true,
    });
}

function sentence(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])} ${issue.message}`;
}

/** Addresses or CIDR ranges, separated by commas; none by default. */
function networks() {
  return z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.union(
          [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
          'must be addresses or CIDR ranges, separated by commas',
        ),
      ),
    );
}
