import * as z from 'zod';
import { parseDatabaseUrl } from '../database/pool/database-url.ts';
import {
  address,
  databaseAddress,
  flag,
  groupRoles,
  headers,
  isBucket,
  isIssuer,
  networks,
  wholeNumber,
} from './formats.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

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

export const Variables = z
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
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
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
export type Variables = z.infer<typeof Variables>;
