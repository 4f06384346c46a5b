import { areaOf, importsOf, isTest, layerOf, packageOf, type SourceFile } from './source-files.ts';

/** A law looks at the source and names each place that breaks it; an empty list is a kept law. */
export type Law = (files: readonly SourceFile[]) => string[];

const DOMAIN_PACKAGES: readonly string[] = ['zod'];
const CONTRACT_PACKAGES: readonly string[] = ['zod', '@orpc/contract'];
const LAYERS: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  server: ['domain', 'contract', 'server', 'content', 'database'],
  web: ['domain', 'contract', 'web', 'content', 'data'],
  content: ['content'],
};
/** The web's storeys: each may use the ones below it. */
const STOREYS = ['web/ui', 'web/api', 'pieces', 'screens'] as const;
const SCREENS = ['web/public', 'web/account', 'web/console', 'web/shell'];
const NAMELESS = /(?:^|\/)(?:utils?|helpers?|common|lib|shared|misc|types|hooks)(?:\.tsx?)?(?:\/|$)/;
const DEFAULT_EXPORTS =
  /-page\.tsx$|-layout\.tsx$|(?:^|\/)root\.tsx$|web\/entry\.\w+\.tsx$|web\/routes\.ts$|\.config\.ts$|^journeys\/start-product\.ts$|server\/database\/test-cluster\.ts$/;

export const layersImportDownwards: Law = (files) =>
  production(files).flatMap((file) =>
    importsOf(file)
      .filter(
        (target) =>
          packageOf(target) === null &&
          !(LAYERS[layerOf(file.path)] ?? [layerOf(target)]).includes(layerOf(target)),
      )
      .map((target) => `${file.path} imports ${target}`),
  );

export const domainAndContractUseFewPackages: Law = (files) =>
  production(files).flatMap((file) => {
    const allowed = { domain: DOMAIN_PACKAGES, contract: CONTRACT_PACKAGES }[layerOf(file.path)];
    if (!allowed) return [];
    return importsOf(file)
      .map(packageOf)
      .filter((name) => name !== null && !allowed.includes(name))
      .map((name) => `${file.path} imports ${name}`);
  });

export const domainAreasFormNoCircle: Law = (files) => {
  const uses = new Map<string, Set<string>>();
  for (const file of production(files).filter(({ path }) => layerOf(path) === 'domain'))
    for (const target of importsOf(file).filter(
      (path) => layerOf(path) === 'domain' && areaOf(path) !== areaOf(file.path),
    ))
      uses.set(areaOf(file.path), (uses.get(areaOf(file.path)) ?? new Set()).add(areaOf(target)));
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some(
      (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
    );
  return [...uses.keys()].filter((area) => reaches(area, area)).map((area) => `${area} reaches itself`);
};

/** Time, chance and identity come into the domain as values. */
export const domainIsPure: Law = (files) =>
  matches(
    files,
    ({ path }) => layerOf(path) === 'domain',
    /Date\.now\(|new Date\(\)|Math\.random\(|\bcrypto\b|\bperformance\./,
  );

export const onlyTheEnvironmentReadsTheProcess: Law = (files) =>
  matches(
    files,
    ({ path }) => layerOf(path) === 'server' && path !== 'server/environment.ts',
    /process\.env\b/,
  );

/** Handlers are called through the router; what two of them need has a file and a name of its own. */
export const verbsDoNotCallVerbs: Law = (files) => {
  const router = files.find(({ path }) => path === 'server/router.ts');
  const verbs = new Set(
    router ? importsOf(router).filter((target) => target !== 'server/api/operations.ts') : [],
  );
  return production(files)
    .filter(({ path }) => path.startsWith('server/') && path !== 'server/router.ts')
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => verbs.has(target))
        .map((target) => `${file.path} imports ${target}`),
    );
};

/** SQL on a table stands in that table's file, or in a read that joins several and says so in its name. */
export const tablesAreWrittenInTheirOwnFile: Law = (files) =>
  matches(
    files,
    ({ path }) => path.startsWith('server/') && !/-tables?\.ts$/.test(path) && path !== 'server/test-app.ts',
    /\.(?:insert|update|delete)\(\w+\)\s*\.(?:values|set|where)\(/,
  );

/** Files with several ways into the database, of which each run takes one, or which may end between them. */
const SEVERAL_WAYS: Record<string, string> = {
  'server/api/idempotent.ts': 'it is the way that writes take: with a key, or without',
  'server/retention/purge-expired.ts': 'each kind of record is forgotten for itself',
  'server/auth/credentials/change-password.ts': 'a refusal is written down, or the change is made',
  'server/auth/second-factor/reauthenticate.ts': 'a refusal is written down, or the session is renewed',
  'server/auth/sign-in/sign-in.ts': 'each way to be refused is written down by itself',
};

/** What one call or job writes is written together: in one transaction, or by one single statement. */
export const writesAreOneTransaction: Law = (files) => {
  const writers = files
    .filter(({ path }) => /^server\/.*-tables?\.ts$/.test(path))
    .flatMap(({ text }) => text.split(/^export (?=async function|function|const)/m))
    .filter((part) => /\.(?:insert|update|delete)\(/.test(part))
    .flatMap((part) => /^(?:async )?function (\w+)/.exec(part)?.[1] ?? []);
  const onThePool = `\\b(?:${['writeNothing', ...writers].join('|')})\\(\\s*(?:\\w+\\.)*db\\b`;
  const ways = new RegExp(
    `${onThePool}|\\b(?:context\\.)?database\\.transaction\\(|\\bonce(?:After)?\\(context`,
    'g',
  );
  return production(files)
    .filter(({ path }) => path.startsWith('server/') && !(path in SEVERAL_WAYS))
    .flatMap(({ path, text }) => {
      const found = text.match(ways) ?? [];
      return found.length > 1 ? [`${path}: ${found.join(', ')}`] : [];
    });
};

/** A write of a page goes through the one client, which gives it its Idempotency-Key. */
export const onlyTheClientCallsTheServer: Law = (files) =>
  matches(
    files,
    ({ path }) => layerOf(path) === 'web' && path !== 'web/public/not-found/report-missing.ts',
    /\bmethod: ['"](?:POST|PUT|PATCH|DELETE)|\bsendBeacon\(|new XMLHttpRequest/i,
  );

/** A key made by hand is soon the key of another call as well. */
export const onlyTheClientMakesIdempotencyKeys: Law = (files) =>
  matches(
    files,
    ({ path }) => layerOf(path) === 'web' && !path.startsWith('web/api/'),
    /\bidempotencyKey\b|['"]idempotency-key['"]|from 'uuid'|\brandomUUID\(/,
  );

export const webImportsDownwards: Law = (files) =>
  production(files)
    .filter(({ path }) => layerOf(path) === 'web')
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => layerOf(target) === 'web' && storeyOf(target) > storeyOf(file.path))
        .map((target) => `${file.path} imports ${target}`),
    );

/** Importing the contract's values would bring every schema into the browser. */
export const webTakesOnlyTypesFromTheContract: Law = (files) =>
  matches(files, ({ path }) => layerOf(path) === 'web', /^import (?!type\b)[^;]*['"]#contract\//m);

export const zodIsImportedWhole: Law = (files) => matches(files, () => true, /import \{ ?z ?\} from 'zod'/);

export const filesHaveNames: Law = (files) =>
  files
    .filter(({ path }) => NAMELESS.test(path) || /(?:^|\/)index\.tsx?$/.test(path))
    .map(({ path }) => path);

export const exportsHaveNames: Law = (files) =>
  matches(files, ({ path }) => !DEFAULT_EXPORTS.test(path), /^export default\b/m);

function production(files: readonly SourceFile[]): SourceFile[] {
  return files.filter((file) => !isTest(file) && file.path !== 'server/test-app.ts');
}

function matches(
  files: readonly SourceFile[],
  where: (file: SourceFile) => boolean,
  pattern: RegExp,
): string[] {
  return production(files)
    .filter(where)
    .flatMap(({ path, text }) => {
      const found = pattern.exec(text);
      return found ? [`${path}: ${found[0].trim()}`] : [];
    });
}

function storeyOf(path: string): number {
  const area = areaOf(path);
  if (path === 'web/root.tsx' || path === 'web/routes.ts' || SCREENS.includes(area))
    return STOREYS.indexOf('screens');
  const storey: number = (STOREYS as readonly string[]).indexOf(area);
  return storey === -1 ? STOREYS.indexOf('pieces') : storey;
}
