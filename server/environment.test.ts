import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { StartupError } from './startup-error.ts';

const secret = 'a-secret-of-at-least-32-characters';
const ownDatabase = { DATABASE_URL: 'postgres://groundswell:hidden@db.example/freight', AUTH_SECRET: secret };

const SEVERAL_HOSTS =
  'postgres://groundswell:hidden@one:5432,two:5433/freight?target_session_attrs=read-write';

const OIDC = {
  OIDC_ISSUER: 'https://id.example/realms/freight',
  OIDC_CLIENT_ID: 'groundswell',
  OIDC_CLIENT_SECRET: 'shared',
};
const ISSUER = {
  issuer: 'https://id.example/realms/freight',
  clientId: 'groundswell',
  clientSecret: 'shared',
};

describe('defaults', () => {
  test('an empty environment starts the demo on port 3000 with the embedded database', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDirectory: resolve(import.meta.dirname, '../.data'),
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      databaseReplicaUrl: undefined,
      demo: true,
      simulator: true,
      authSecret: undefined,
      staffSecondFactor: false,
      logLevel: 'info',
      rateLimitTimes: 1,
      silentAfterHours: 12,
    });
  });

  test('with DATABASE_URL there is no demo', () => {
    expect(readEnvironment(ownDatabase)).toMatchObject({ demo: false, simulator: false, authSecret: secret });
  });

  test.each([
    [{ DEMO: '0' }, { demo: false, simulator: false }],
    [{ SIMULATOR: '0' }, { demo: true, simulator: false }],
    [
      { ...ownDatabase, DEMO: '1' },
      { demo: true, simulator: true },
    ],
    [
      { PORT: '', LOG_LEVEL: ' ' },
      { port: 3000, logLevel: 'info' },
    ],
    [{ STAFF_SECOND_FACTOR: '1' }, { staffSecondFactor: true }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ PUBLIC_URL: 'https://freight.example.com/' }, { publicUrl: 'https://freight.example.com' }],
    [{}, { trustedProxies: [] }],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, { trustedProxies: ['10.0.0.0/8', '::1'] }],
    [{ DATA_DIR: '/srv/freight' }, { dataDirectory: '/srv/freight' }],
    [{}, { metrics: undefined, tracing: undefined, migrates: true }],
    [{ METRICS_PORT: '9464' }, { metrics: { host: 'localhost', port: 9464 } }],
    [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, { metrics: { host: '0.0.0.0', port: 9464 } }],
    [{ ...ownDatabase, MIGRATE: '0' }, { migrates: false }],
    [ownDatabase, { databaseUrl: ownDatabase.DATABASE_URL, databasePoolerUrl: undefined }],
    [
      { ...ownDatabase, DATABASE_URL: SEVERAL_HOSTS },
      { databaseUrl: SEVERAL_HOSTS, databasePoolerUrl: undefined },
    ],
    [
      { ...ownDatabase, DATABASE_DIRECT_URL: SEVERAL_HOSTS },
      { databaseUrl: SEVERAL_HOSTS, databasePoolerUrl: `${ownDatabase.DATABASE_URL}?prepare=false` },
    ],
    [
      {
        ...ownDatabase,
        DATABASE_URL: 'postgres://pooler/freight?prepare=true',
        DATABASE_DIRECT_URL: SEVERAL_HOSTS,
      },
      { databaseUrl: SEVERAL_HOSTS, databasePoolerUrl: 'postgres://pooler/freight?prepare=true' },
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' },
      { tracing: { endpoint: 'http://collector:4318', headers: {}, serviceName: 'groundswell', share: 1 } },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of=it, tenant=freight',
        OTEL_SERVICE_NAME: 'freight',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      },
      {
        tracing: {
          endpoint: 'https://traces.example/otlp',
          headers: { authorization: 'Bearer of=it', tenant: 'freight' },
          serviceName: 'freight',
          share: 0.1,
        },
      },
    ],
    [{}, { oidc: undefined }],
    [OIDC, { oidc: { ...ISSUER, roles: undefined } }],
    [
      { ...OIDC, OIDC_ISSUER: 'http://localhost:4000/' },
      { oidc: { ...ISSUER, issuer: 'http://localhost:4000/' } },
    ],
    [
      { ...OIDC, OIDC_ROLES_CLAIM: 'groups', OIDC_ROLES: 'it=admin, cn=desk=dispatcher' },
      {
        oidc: {
          ...ISSUER,
          roles: {
            claim: 'groups',
            groups: new Map([
              ['it', 'admin'],
              ['cn=desk', 'dispatcher'],
            ]),
          },
        },
      },
    ],
    [
      { MAIL_FROM: 'Freight <desk@freight.example>', SMTP_URL: 'smtp://mail.example' },
      { smtpUrl: 'smtp://mail.example' },
    ],
  ])('%j is parsed as %j', (source, expected) => {
    expect(readEnvironment(source)).toMatchObject(expected);
  });
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '3000x' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
  [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a whole number from 0 to 65535'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318',
  ],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
  [{ MIGRATE: '0' }, 'DATABASE_URL must be set when MIGRATE is 0'],
  [{ RATE_LIMIT_TIMES: '0' }, 'RATE_LIMIT_TIMES must be a whole number from 1 to 1000000'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1'],
  [{ SIMULATOR: 'off' }, 'SIMULATOR must be 0 or 1'],
  [{ STAFF_SECOND_FACTOR: 'all' }, 'STAFF_SECOND_FACTOR must be 0 or 1'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace'],
  [
    { PUBLIC_URL: 'freight.example.com' },
    'PUBLIC_URL must be an address such as https://freight.example.com',
  ],
  [{ PUBLIC_URL: 'https://example.com/freight' }, 'PUBLIC_URL must not have a path'],
  [
    { ...ownDatabase, DATABASE_URL: 'mysql://root:hidden@db' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database',
  ],
  [
    { ...ownDatabase, DATABASE_URL: 'postgres://one,two/freight?target_session_attrs=standby' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database',
  ],
  [{ DATABASE_DIRECT_URL: SEVERAL_HOSTS }, 'DATABASE_URL must be set when DATABASE_DIRECT_URL is set'],
  [
    { DATABASE_URL: ownDatabase.DATABASE_URL },
    'AUTH_SECRET must be set (at least 32 characters) when DATABASE_URL is set',
  ],
  [{ ...ownDatabase, POSITIONS_URL: ownDatabase.DATABASE_URL }, 'POSITIONS_URL must not be DATABASE_URL'],
  [{ AUTH_SECRET: 'hidden' }, 'AUTH_SECRET must be at least 32 characters long'],
  [
    { SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' },
    'SMTP_URL must be an address such as smtp://user:password@host:587',
  ],
  [{ SMTP_URL: 'smtps://desk:hidden@mail.example' }, 'MAIL_FROM must be set when SMTP_URL is set'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address, with or without a name before it'],
  [{ MAP_STYLE_URL: '/style.json' }, 'MAP_STYLE_URL must be an http or https address'],
  [
    { SATELLITE_TILE_URL: 'https://tiles.example/{z}/{x}.png' },
    'SATELLITE_TILE_URL must contain {z}, {x} and {y}',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.1, everybody' },
    'TRUSTED_PROXIES must be addresses or CIDR ranges, separated by commas',
  ],
  ...[
    'http://id.example',
    'id.example',
    'https://id.example/?tenant=1',
    'https://user:hidden@id.example',
  ].map((issuer): [Record<string, string>, string] => [
    { ...OIDC, OIDC_ISSUER: issuer },
    'OIDC_ISSUER must be an https address (or http://localhost) without query or fragment',
  ]),
  [{ ...OIDC, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID must be set when OIDC_ISSUER is set'],
  [{ ...OIDC, OIDC_CLIENT_SECRET: ' ' }, 'OIDC_CLIENT_SECRET must be set when OIDC_ISSUER is set'],
  [{ OIDC_CLIENT_ID: 'freight' }, 'OIDC_ISSUER must be set when OIDC_CLIENT_ID is set'],
  [{ ...OIDC, OIDC_ROLES_CLAIM: 'groups' }, 'OIDC_ROLES must be set when OIDC_ROLES_CLAIM is set'],
  [{ ...OIDC, OIDC_ROLES: 'it=admin' }, 'OIDC_ROLES_CLAIM must be set when OIDC_ROLES is set'],
  ...['it=root', 'it', 'it=admin,', '=admin', 'it=Admin'].map((roles): [Record<string, string>, string] => [
    { ...OIDC, OIDC_ROLES_CLAIM: 'groups', OIDC_ROLES: roles },
    'OIDC_ROLES must be pairs such as group=dispatcher, each with one of the roles customer, driver, dispatcher, admin',
  ]),
  [{ NATS_URL: 'localhost:4222' }, 'NATS_URL must be an address such as nats://host:4222'],
  [{ PORT: 'x', DEMO: '2' }, 'PORT must be a whole number from 0 to 65535; DEMO must be 0 or 1'],
])('%j is rejected with one sentence', (source, expected) => {
  expect(() => readEnvironment(source)).toThrow(new StartupError(expected));
});
