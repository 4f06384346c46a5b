import {
  BANNED_COMMENT_TERMS,
  BANNED_FILE_NAMES,
  BANNED_FOLDERS,
  BANNED_NAMES,
  BANNED_SUFFIXES,
  BANNED_WORDS,
  EXCEPTIONS,
  IRREGULAR_PARTICIPLES,
  NOT_CHECKED,
} from './banned-words.ts';
import { kebabCase, namesAndCommentsOf } from './names-and-comments.ts';
import { areaOf, importsOf, isTest, layerOf, packageOf, type SourceFile } from './source-files.ts';

/** Returns one message per violation; an empty list means that the rule is met. */
export type Rule = (files: readonly SourceFile[]) => string[];

const DOMAIN_PACKAGES: readonly string[] = ['zod', 'big.js'];
const CONTRACT_PACKAGES: readonly string[] = ['zod', '@orpc/contract'];
const LAYERS: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  server: ['domain', 'contract', 'server', 'content', 'database'],
  web: ['domain', 'contract', 'web', 'content', 'data'],
  content: ['content'],
};
/** The layers within the web, lowest first: each may import the ones before it. */
const WEB_LAYERS = ['web/ui', 'web/api', 'pieces', 'screens', 'web/gallery'] as const;
const SCREENS = ['web/public', 'web/account', 'web/console', 'web/shell'];
const MEANINGLESS_NAME = /(?:^|\/)(?:utils?|helpers?|common|lib|shared|misc|types|hooks)(?:\.tsx?)?(?:\/|$)/;
const DEFAULT_EXPORTS =
  /-page\.tsx$|-layout\.tsx$|(?:^|\/)root\.tsx$|web\/entry\.\w+\.tsx$|web\/routes\.ts$|\.config\.ts$|^journeys\/start-product\.ts$|server\/database\/test-cluster\.ts$/;

export const layersImportDownwards: Rule = (files) =>
  production(files).flatMap((file) =>
    importsOf(file)
      .filter(
        (target) =>
          packageOf(target) === null &&
          !(LAYERS[layerOf(file.path)] ?? [layerOf(target)]).includes(layerOf(target)),
      )
      .map((target) => `${file.path} imports ${target}`),
  );

export const domainAndContractUseFewPackages: Rule = (files) =>
  production(files).flatMap((file) => {
    const allowed = { domain: DOMAIN_PACKAGES, contract: CONTRACT_PACKAGES }[layerOf(file.path)];
    if (!allowed) return [];
    return importsOf(file)
      .map(packageOf)
      .filter((name) => name !== null && !allowed.includes(name))
      .map((name) => `${file.path} imports ${name}`);
  });

export const domainAreasFormNoCircle: Rule = (files) => {
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

/** The domain receives time, randomness and identifiers as arguments. */
export const domainIsPure: Rule = (files) =>
  matches(
    files,
    ({ path }) => layerOf(path) === 'domain',
    /Date\.now\(|new Date\(\)|Math\.random\(|\bcrypto\b|\bperformance\./,
  );

export const onlyTheEnvironmentReadsTheProcess: Rule = (files) =>
  matches(
    files,
    ({ path }) => layerOf(path) === 'server' && path !== 'server/environment.ts',
    /process\.env\b/,
  );

/** Handlers are called only through the router; code that two of them share goes in a separate file. */
export const verbsDoNotCallVerbs: Rule = (files) => {
  const isRouter = ({ path }: { path: string }) => /^server\/(?:[a-z-]+\/)?router\.ts$/.test(path);
  const verbs = new Set(
    files
      .filter(isRouter)
      .flatMap(importsOf)
      .filter((target) => /^server\/(?!api\/)/.test(target)),
  );
  return production(files)
    .filter((file) => file.path.startsWith('server/') && !isRouter(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => verbs.has(target))
        .map((target) => `${file.path} imports ${target}`),
    );
};

/** A handler is made by its area's `operations.ts`, which names the dependencies that the area works with. */
export const areasNameTheirDependencies: Rule = (files) =>
  matches(
    files,
    ({ path }) =>
      /^server\/[\w-]+\//.test(path) && !path.startsWith('server/api/') && !path.endsWith('/operations.ts'),
    /\bimplement\(|: (?:CallContext|RequestContext)\b/,
  );

/** Shipments import tracking; both import the tables and locks in `shipment-records`. */
export const trackingDoesNotImportShipments: Rule = (files) =>
  production(files)
    .filter(({ path }) => /^server\/(?:tracking|shipment-records)\//.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('server/shipments/'))
        .map((target) => `${file.path} imports ${target}`),
    );

/** SQL that writes a table belongs in that table's file. */
export const tablesAreWrittenInTheirOwnFile: Rule = (files) =>
  matches(
    files,
    ({ path }) => path.startsWith('server/') && !/-tables?\.ts$/.test(path) && path !== 'server/test-app.ts',
    /\.(?:insert|update|delete)\(\w+\)\s*\.(?:values|set|where)\(/,
  );

/** Files with several transactions, of which each call runs one, or which can safely stop between them. */
const SEVERAL_TRANSACTIONS: Record<string, string> = {
  'server/fleet/reindex-renamed-clients.ts':
    'rewrites search words in batches, and an interrupted run begins again',
  'server/carrier-feeds/poll-carriers.ts':
    'records each page separately, so that an interrupted run continues where it stopped',
  'server/api/idempotency/idempotent.ts': 'opens the transaction of every write, with or without a key',
  'server/retention/purge-expired.ts': 'purges each kind of record in a separate transaction',
  'server/auth/credentials/change-password.ts': 'either audits the refusal or makes the change',
  'server/auth/second-factor/reauthenticate.ts': 'either audits the refusal or renews the session',
  'server/uploads/upload-routes.ts': 'has several routes, of which each writes once',
  'server/auth/sign-in/sign-in.ts': 'audits each kind of refusal separately',
};

/** A call or job writes everything in one transaction, or with one statement. */
export const writesAreOneTransaction: Rule = (files) => {
  const writers = files
    .filter(({ path }) => /^server\/.*-tables?\.ts$/.test(path))
    .flatMap(({ text }) => text.split(/^export (?=async function|function|const)/m))
    .filter((part) => /\.(?:insert|update|delete)\(/.test(part))
    .flatMap((part) => /^(?:async )?function (\w+)/.exec(part)?.[1] ?? []);
  const outsideTransaction = `\\b(?:${['writeNothing', ...writers].join('|')})\\(\\s*(?:\\w+\\.)*db\\b`;
  const transactions = new RegExp(
    `${outsideTransaction}|\\b(?:context\\.)?database\\.transaction\\(|\\bcontext\\.write(?:After)?\\(`,
    'g',
  );
  return production(files)
    .filter(({ path }) => path.startsWith('server/') && !(path in SEVERAL_TRANSACTIONS))
    .flatMap(({ path, text }) => {
      const found = text.match(transactions) ?? [];
      return found.length > 1 ? [`${path}: ${found.join(', ')}`] : [];
    });
};

/** Pages write only through the API client, which adds the Idempotency-Key. */
export const onlyTheClientCallsTheServer: Rule = (files) =>
  matches(
    files,
    ({ path }) => layerOf(path) === 'web' && path !== 'web/public/not-found/report-missing.ts',
    /\bmethod: ['"](?:POST|PUT|PATCH|DELETE)|\bsendBeacon\(|new XMLHttpRequest/i,
  );

/** Keys made by hand tend to be reused for other calls, so only the API client makes them. */
export const onlyTheClientMakesIdempotencyKeys: Rule = (files) =>
  matches(
    files,
    ({ path }) => layerOf(path) === 'web' && !path.startsWith('web/api/'),
    /\bidempotencyKey\b|['"]idempotency-key['"]|from 'uuid'|\brandomUUID\(/,
  );

/** Only `web/forms` combines idempotency, retries, refused fields and unsaved changes. */
export const onlyFormsSave: Rule = (files) =>
  matches(
    files,
    ({ path }) => layerOf(path) === 'web' && !path.startsWith('web/forms/'),
    /from 'react-hook-form'|\b(?:useMutation|mutationOptions)\b|\bdata\??\.issues\b/,
  );

export const webImportsDownwards: Rule = (files) =>
  production(files)
    .filter(({ path }) => layerOf(path) === 'web')
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => layerOf(target) === 'web' && webLayerOf(target) > webLayerOf(file.path))
        .map((target) => `${file.path} imports ${target}`),
    );

/** Importing the contract's values would add every schema to the browser bundle. */
export const webTakesOnlyTypesFromTheContract: Rule = (files) =>
  matches(files, ({ path }) => layerOf(path) === 'web', /^import (?!type\b)[^;]*['"]#contract\//m);

export const zodIsImportedWhole: Rule = (files) => matches(files, () => true, /import \{ ?z ?\} from 'zod'/);

/**
 * `group-last:` and its like invalidate the style of all descendants of a sibling: a menu in the body restyled the whole page,
 * 100 ms with a full grid. Write `[li:last-child>&]:` instead.
 */
export const groupVariantsAreNotStructural: Rule = (files) =>
  matches(files, ({ path }) => path.startsWith('web/'), /\bgroup-(first|last|only|odd|even|empty)\b/);

/** Test files of a worker share modules: a mock has no effect on what another file loaded, and stays for the next one. */
export const mocksResetModules: Rule = (files) =>
  files
    .filter(
      (file) => isTest(file) && /^vi\.mock\(/m.test(file.text) && !file.text.includes('vi.resetModules()'),
    )
    .map(({ path }) => path);

/** Maps draw with WebGL, which jsdom lacks. */
const MOCKED_MODULE = /\/use-(?:fleet|route)-map\.ts$/;

/** Tests of pieces go through the real modules and a served API, so that a change of either is noticed. */
export const ownModulesAreNotMocked: Rule = (files) =>
  files
    .filter(isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^vi\.mock\('([#.][^']*)'/gm)]
        .filter(([, module = '']) => !MOCKED_MODULE.test(module))
        .map(([, module]) => `${path} mocks ${module}`),
    );

export const filesHaveNames: Rule = (files) =>
  files
    .filter(({ path }) => MEANINGLESS_NAME.test(path) || /(?:^|\/)index\.tsx?$/.test(path))
    .map(({ path }) => path);

/** A folder that is read at a glance. */
const MAX_FILES = 40;

export const foldersAreSmall: Rule = (files) =>
  [...Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')))]
    .filter(([, inFolder]) => inFolder.length > MAX_FILES)
    .map(([folder, { length }]) => `${folder} has ${length} files`);

export const exportsHaveNames: Rule = (files) =>
  matches(files, ({ path }) => !DEFAULT_EXPORTS.test(path), /^export default\b/m);

/** The vocabulary of decisions/0033-vocabulary.md, for the names of files, folders and identifiers. */
export const namesAreStandardTerms: Rule = (files) =>
  checked(files).flatMap((file) => {
    const names = new Set(file.path.replace(EXTENSIONS, '').split('/'));
    for (const name of namesAndCommentsOf(file).names) names.add(name);
    return [...names].flatMap((name) => {
      const found = termIn(name);
      return found && !isException(found.term, file.path, name)
        ? [`${file.path}: ${name} → ${found.use}`]
        : [];
    });
  });

/** A file is named after what it contains or does, never with a participle alone or by the kind of its text. */
export const filesAreNouns: Rule = (files) =>
  checked(files).flatMap(({ path }) => {
    const folder = Object.keys(BANNED_FOLDERS).find((name) => path.startsWith(`${name}/`));
    if (folder) return [`${path} → ${BANNED_FOLDERS[folder]}`];
    const name = (path.split('/').at(-1) as string).replace(EXTENSIONS, '');
    const suffix = Object.keys(BANNED_SUFFIXES).find((ending) => name.endsWith(ending));
    const use =
      BANNED_FILE_NAMES[name] ??
      (suffix && BANNED_SUFFIXES[suffix]) ??
      (PARTICIPLE.test(name) ? 'the noun or verb of what it does' : undefined);
    return use && !isException(name, path, name) ? [`${path} → ${use}`] : [];
  });

export const commentsAreStandardTerms: Rule = (files) =>
  checked(files).flatMap((file) =>
    namesAndCommentsOf(file).comments.flatMap((comment) =>
      [...comment.matchAll(COMMENT_TERM)]
        .filter(([term]) => !isException(term.toLowerCase(), file.path, comment))
        .map(([term]) => `${file.path}: "${term}" → ${useOf(term)}`),
    ),
  );

const EXTENSIONS = /(?:\.(?:test|spec|d|config|server|client))?\.\w+$/;
const PARTICIPLE = new RegExp(`^(?:[a-z]{2,}ed|${IRREGULAR_PARTICIPLES.join('|')})$`);
const COMMENT_TERM = new RegExp(
  `\\b(?:${BANNED_COMMENT_TERMS.map(({ pattern }) => pattern).join('|')})\\b`,
  'gi',
);
const WORDS = new Map(Object.entries(BANNED_WORDS));
const NAMES = new Map(Object.entries(BANNED_NAMES));
const KNOWN_NAMES = new Map<string, { term: string; use: string } | null>();

/** The banned term in a name; cached, because most names occur in many files. */
function termIn(name: string): { term: string; use: string } | null {
  const known = KNOWN_NAMES.get(name);
  if (known !== undefined) return known;
  const kebab = kebabCase(name);
  const term = [kebab, ...kebab.split('-')].find((part) => NAMES.has(part) || WORDS.has(part));
  const use = term && (NAMES.get(term) ?? WORDS.get(term));
  const found = term && use ? { term, use } : null;
  KNOWN_NAMES.set(name, found);
  return found;
}

function useOf(term: string): string | undefined {
  return BANNED_COMMENT_TERMS.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'i').test(term))?.use;
}

function isException(term: string, path: string, text: string): boolean {
  return EXCEPTIONS.some(
    (exception) =>
      exception.term === term &&
      (exception.where?.test(path) ?? true) &&
      (exception.text?.test(text) ?? true),
  );
}

function checked(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => !NOT_CHECKED.some((pattern) => pattern.test(path)));
}

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

function webLayerOf(path: string): number {
  const area = areaOf(path);
  if (path === 'web/root.tsx' || path === 'web/routes.ts' || SCREENS.includes(area))
    return WEB_LAYERS.indexOf('screens');
  const layer: number = (WEB_LAYERS as readonly string[]).indexOf(area);
  return layer === -1 ? WEB_LAYERS.indexOf('pieces') : layer;
}
