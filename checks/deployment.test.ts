import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { MAX_FORM_BYTES } from '#server/api/forms.ts';
import { IDLE_TIMEOUT_MS, KEEP_ALIVE_MS } from '#server/app.ts';
import { readEnvironment, VARIABLES } from '#server/environment.ts';
import { importsOf, sourceFiles } from './source-files.ts';

const DEPLOY = join(import.meta.dirname, '../deploy');
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');
const files = globSync('**/*.{yaml,yml}', { cwd: DEPLOY }).sort();
const documents = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => ({ file, document })),
);
const resources = documents.map(({ document }) => document.toJS() as Resource).filter(({ kind }) => kind);
const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind);
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const ours = Object.entries(compose.services).filter(([, { image }]) => image?.startsWith('groundswell:'));
const image = read('Dockerfile')
  .split(/^FROM /m)
  .at(-1) as string;
const pods = [...ofKind('Deployment'), ...ofKind('Job')].map(({ spec }) => spec.template.spec as Pod);
const containers = pods.flatMap((pod) => pod.containers);

/** Read by Node itself. */
const OF_NODE = ['NODE_ENV', 'NODE_COMPILE_CACHE'];

interface Resource {
  kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has another shape, and the tests read only a few fields
  spec: any;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}
interface Compose {
  services: Record<string, ComposeService>;
}
interface ComposeService {
  image?: string;
  user?: string;
  read_only?: boolean;
  environment?: Record<string, string>;
  restart?: string;
  command?: string | string[];
  healthcheck?: { test?: string[]; disable?: boolean };
}
interface Pod {
  securityContext: { runAsNonRoot?: boolean; runAsUser?: number };
  terminationGracePeriodSeconds?: number;
  containers: Container[];
}
interface Container {
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
}
interface Probe {
  httpGet: { path: string; port: string };
}

test.each(documents)('$file can be read', ({ document }) => {
  expect(document.errors).toEqual([]);
  expect(document.warnings).toEqual([]);
});

describe('settings', () => {
  const configured = (kind: 'ConfigMap' | 'Secret') =>
    Object.assign({}, ...ofKind(kind).map(({ data, stringData }) => data ?? stringData)) as Record<
      string,
      string
    >;
  const ofImage = Object.fromEntries(
    [...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')),
    ),
  ) as Record<string, string>;
  const secrets = {
    DATABASE_URL: 'postgres://groundswell:x@database:5432/groundswell',
    AUTH_SECRET: 'x'.repeat(32),
  };

  test('every one is known to the server', () => {
    const named = [
      ...Object.keys(ofImage),
      ...Object.keys(configured('ConfigMap')),
      ...Object.keys(configured('Secret')),
      ...ours.flatMap(([, { environment = {} }]) => Object.keys(environment)),
    ];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !VARIABLES.includes(name) && !OF_NODE.includes(name))).toEqual([]);
  });

  test.each([
    ['Kubernetes', () => ({ ...ofImage, ...configured('ConfigMap'), ...secrets })],
    ...ours.map(([name, { environment }]) => [
      `compose: ${name}`,
      () => ({ ...ofImage, ...filledIn(environment ?? {}), ...secrets }),
    ]),
  ] as [string, () => Record<string, string>][])(
    'those of %s are accepted, and the server listens where it is expected',
    (_, set) => {
      expect(readEnvironment(set())).toMatchObject({
        port: 3000,
        host: '0.0.0.0',
        metrics: { host: '0.0.0.0', port: 9464 },
        migrates: false,
        demo: false,
      });
    },
  );

  test('every one is in the README', () => {
    const readme = readFileSync(join(DEPLOY, '../README.md'), 'utf8');
    expect(VARIABLES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test('no secret has a value', () => {
    expect(Object.values(configured('Secret')).filter(Boolean)).toEqual([]);
    expect(read('.env.example').match(/^\w+=.+/gm)).toBeNull();
    const secrets = read('compose.yaml').match(/^.*(?:PASSWORD|SECRET|DATABASE_URL|SMTP_URL).*$/gm) ?? [];
    expect(secrets.length).toBeGreaterThan(3);
    for (const line of secrets) expect(line).toMatch(/\$\{\w+(?::\?|:-\})/);
    // A missing required setting stops the start.
    for (const name of ['POSTGRES_PASSWORD', 'AUTH_SECRET', 'PUBLIC_HOST'])
      for (const [, rule] of read('compose.yaml').matchAll(new RegExp(`\\$\\{${name}(.)`, 'g')))
        expect(rule).toBe(':');
    expect(read('compose.yaml')).not.toMatch(/\$\{(?:POSTGRES_PASSWORD|AUTH_SECRET|PUBLIC_HOST):-/);
  });
});

describe('the image', () => {
  test('copies only existing files, limited by .dockerignore', () => {
    const listed = read('Dockerfile.dockerignore').split('\n');
    const taken = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    for (const path of taken.filter((one) => one !== '.')) {
      expect(existsSync(join(DEPLOY, '..', path)), path).toBe(true);
      expect(listed, path).toContain(`!${path}`);
    }
    expect(listed).toContain('*');
    for (const path of listed.filter((one) => one.startsWith('!') && !one.includes('*')))
      expect(existsSync(join(DEPLOY, '..', path.slice(1))), path).toBe(true);
  });

  test('has whatever its code imports', () => {
    const rules = read('Dockerfile.dockerignore').split('\n');
    const left_out = rules.filter((rule) => rule.includes('/') && !rule.startsWith('!'));
    const taken = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
    const isCopied = (path: string) =>
      taken.some((rule) => path === rule || path.startsWith(`${rule}/`)) &&
      !left_out.some((rule) => matchesGlob(path, rule));
    const sources = sourceFiles();
    const paths = new Set(sources.map(({ path }) => path));
    const copied = sources.filter(({ path }) => isCopied(path));
    const lacking = copied.flatMap((file) =>
      importsOf(file)
        .filter((target) => paths.has(target) && !isCopied(target))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(copied.length).toBeGreaterThan(2_000);
    expect(lacking).toEqual([]);
  });

  test('runs as an unprivileged user, with a health check', () => {
    expect(image).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(image).toMatch(/HEALTHCHECK[\s\S]+\/readyz/);
    expect(image).toMatch(/^EXPOSE 3000$/m);
  });

  test.each([
    image.match(/^CMD (\[.+\])$/m)?.[1] ?? '',
    ...[...ours.map(([, { command }]) => command), ...containers.map(({ command }) => command)]
      .filter((command) => command !== undefined)
      .map((command) => JSON.stringify(command)),
  ])('starts %s', (command) => {
    const [program, file = ''] = JSON.parse(command) as string[];
    expect(program).toBe('node');
    expect(existsSync(join(DEPLOY, '..', file))).toBe(true);
  });
});

describe('compose', () => {
  test.each(Object.entries(compose.services))(
    '%s has a health check, or exits',
    (_, { healthcheck, restart }) => {
      if (restart === 'no') expect(healthcheck).toEqual({ disable: true });
      else expect(healthcheck?.test?.[0]).toBe('CMD');
    },
  );

  test.each(ours)('%s has minimal privileges', (_, service) => {
    expect(service).toMatchObject({ user: '1000:1000', read_only: true, cap_drop: ['ALL'] });
  });
});

describe('Kubernetes', () => {
  test.each(pods)('a pod has minimal privileges', ({ securityContext, containers: inside }) => {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    for (const { securityContext: own } of inside)
      expect(own).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  });

  test('references resolve', () => {
    const [server] = containers;
    const ports = Object.fromEntries(
      (server?.ports ?? []).map(({ name, containerPort }) => [name, containerPort]),
    );
    expect(ports).toEqual({ http: 3000, metrics: 9464 });
    const probes = [server?.startupProbe, server?.readinessProbe, server?.livenessProbe];
    for (const probe of probes) expect(probe?.httpGet.port).toBe('http');
    expect(probes.map((probe) => probe?.httpGet.path)).toEqual(['/readyz', '/readyz', '/healthz']);
    const [service] = ofKind('Service');
    expect(service?.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
    for (const kind of [
      'Namespace',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
      'Ingress',
      'NetworkPolicy',
    ])
      expect(ofKind(kind), kind).toHaveLength(1);
  });
});

describe('high availability', () => {
  const named = (kind: string) => ofKind(kind)[0] as Resource & { metadata: { name: string } };
  const overlays = files.filter((file) => file.endsWith('kustomization.yaml'));

  test.each(overlays)('%s names only resources that exist', (file) => {
    const { resources: listed } = parse(read(file)) as { resources: string[] };
    for (const path of listed) expect(existsSync(join(DEPLOY, file, '..', path)), path).toBe(true);
  });

  test('the database has three instances, one of which each commit waits for, and backups', () => {
    const { metadata, spec } = named('Cluster');
    expect(spec).toMatchObject({
      instances: 3,
      postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
      affinity: { podAntiAffinityType: 'required' },
    });
    expect(spec.plugins).toEqual([
      expect.objectContaining({
        isWALArchiver: true,
        parameters: { barmanObjectName: named('ObjectStore').metadata.name },
      }),
    ]);
    expect(named('ScheduledBackup').spec).toMatchObject({
      cluster: { name: metadata.name },
      pluginConfiguration: { name: spec.plugins[0].name },
    });
    for (const overlay of ['', 'migrate/']) {
      const { patches } = parse(read(`kubernetes-high-availability/${overlay}kustomization.yaml`)) as {
        patches: { target: { kind: string; name: string }; patch: string }[];
      };
      for (const { target, patch } of patches) {
        expect(
          ofKind(target.kind).some(
            (one) => (one as typeof one & { metadata: { name: string } }).metadata.name === target.name,
          ),
        ).toBe(true);
        const [{ value }] = parse(patch) as [{ value: { name: string; valueFrom: object }[] }];
        // The operator names the secret after its cluster.
        expect(value).toEqual([
          {
            name: 'DATABASE_URL',
            valueFrom: { secretKeyRef: { name: `${metadata.name}-app`, key: 'fqdn-uri' } },
          },
        ]);
      }
    }
  });

  test('compose-ha.yaml extends the services of compose.yaml, and its proxy knows every database server', () => {
    const { services } = parse(read('compose-ha.yaml'), { merge: true }) as {
      services: Record<string, ComposeService & { extends?: { file: string; service: string } }>;
    };
    for (const [name, service] of Object.entries(services)) {
      expect(service, name).not.toHaveProperty('ports');
      if (service.extends) expect(compose.services, name).toHaveProperty(service.extends.service);
      else expect(service.healthcheck?.test?.[0], name).toBe('CMD');
    }
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(compose.services)));
    const servers = Object.keys(services).filter((name) => name.startsWith('postgres-'));
    expect(servers).toHaveLength(3);
    const proxied = [...read('patroni/haproxy.cfg').matchAll(/^ {2}server \w+ ([\w-]+):5432$/gm)].map(
      ([, name]) => name,
    );
    expect(proxied).toEqual([...servers, ...servers]);
    for (const name of servers)
      expect(services[name]?.environment).toMatchObject({
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
      });
    const patroni = parse(read('patroni/patroni.yaml')) as { bootstrap: { dcs: object } };
    expect(patroni.bootstrap.dcs).toMatchObject({ synchronous_mode: true });
    for (const line of read('compose-ha.yaml').match(/^.*PASSWORD: .*$/gm) ?? [])
      expect(line).toMatch(/\$\{\w+:\?/);
  });
});

describe('proxies', () => {
  const [ingress] = documents
    .filter(({ file }) => file.endsWith('ingress.yaml'))
    .map(({ document }) => document.toString());
  test.each([
    ['nginx', read('proxy/nginx.conf'), /client_max_body_size (\d+)m/, /proxy_(?:read|send)_timeout (\d+)s/g],
    ['Caddy', read('proxy/Caddyfile'), /max_size (\d+)MiB/, /(?:response_header|read|write)_timeout (\d+)s/g],
    ['ingress', ingress ?? '', /proxy-body-size: (\d+)m/, /proxy-(?:read|send)-timeout: "?'?(\d+)/g],
  ])('%s allows the server’s body size, and has longer time-outs', (_, text, size, timeouts) => {
    expect(Number(size.exec(text)?.[1]) * 1024 * 1024).toBe(MAX_FORM_BYTES);
    const waits = [...text.matchAll(timeouts)].map(([, seconds]) => Number(seconds) * 1_000);
    expect(waits.length).toBeGreaterThan(1);
    for (const wait of waits) expect(wait).toBeGreaterThan(IDLE_TIMEOUT_MS);
    for (const [, seconds] of text.matchAll(/keepalive(?:_timeout)? (\d+)s/g))
      expect(Number(seconds) * 1_000).toBeLessThan(KEEP_ALIVE_MS);
  });

  test('metrics are not public', () => {
    expect(read('proxy/nginx.conf')).toMatch(/location \/metrics \{ return 404; \}/);
    expect(read('proxy/Caddyfile')).toMatch(/@figures path \/metrics[^\n]*\n\s*respond @figures 404/);
    expect(JSON.stringify(ofKind('Ingress'))).not.toMatch(/metrics|9464/);
    for (const [name, service] of Object.entries(compose.services))
      if (name !== 'proxy') expect(service, name).not.toHaveProperty('ports');
  });
});

/** Fills in the placeholders, as a .env file would. */
function filledIn(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{(\w+)(?::([-?])[^}]*)?\}/g, (_, _name, rule) =>
        rule === '?' ? 'given.example' : '',
      ),
    ]),
  );
}
