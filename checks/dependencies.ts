import { importsOf, packageOf, type SourceFile } from './source-files.ts';

/** One installed package in package-lock.json. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

/** Permissive licences. */
const ALLOWED: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
  'Zlib',
];

/** Other licences, for these packages only, with the reason. */
const EXCEPTIONS: readonly { license: string; packages: RegExp; why: string }[] = [
  {
    license: 'MPL-2.0',
    packages: /^lightningcss(-|$)/,
    why: 'generates the style sheets; unmodified, and not shipped in them',
  },
  {
    license: 'MPL-2.0',
    packages: /^@resvg\/resvg-js(-|$)/,
    why: 'draws the icons at build time; unmodified',
  },
  {
    license: 'MPL-2.0',
    packages: /^axe-core$/,
    why: 'inspects pages in tests; unmodified',
  },
  {
    license: '',
    packages: /^(?:busboy|dicer|streamsearch|only|humanize-number)$/,
    why: 's3rver, an S3 server for tests, needs them; MIT, which they state in their LICENSE or Readme file only',
  },
  {
    license: '',
    packages: /^combine-errors$/,
    why: 'tus-js-client needs it outside browsers, so it is not shipped; MIT, stated in its Readme file only',
  },
  { license: 'Public Domain', packages: /^jsonify$/, why: 'by Douglas Crockford, who waived all rights' },
  { license: 'Python-2.0', packages: /^argparse$/, why: 'parses arguments of a development tool' },
  { license: 'PSF-2.0', packages: /^argparse$/, why: 'the same, in a newer version' },
  {
    license: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    why: 'browser data for the build; credited in its own file',
  },
];

/** Packages with a licence that is not allowed. */
export function unlicensed({ packages }: Lock): string[] {
  return named(packages)
    .filter(([name, { license }]) => !isAllowed(name, license))
    .map(([name, { license }]) => `${name}: ${license ?? 'no licence'}`);
}

/** OR needs one allowed licence, AND needs all. */
function isAllowed(name: string, license = ''): boolean {
  const terms = license.replace(/^\((.+)\)$/, '$1');
  if (terms.includes(' OR ')) return terms.split(' OR ').some((one) => isAllowed(name, one));
  if (terms.includes(' AND ')) return terms.split(' AND ').every((one) => isAllowed(name, one));
  return (
    ALLOWED.includes(terms) || EXCEPTIONS.some((one) => one.license === terms && one.packages.test(name))
  );
}

/** Packages with an install script that package.json neither allows nor denies. */
export function undecidedScripts({ packages }: Lock, { allowScripts = {} }: Manifest): string[] {
  const wanting = named(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  return [...new Set(wanting.map(([name]) => name))].filter((name) => !(name in allowScripts));
}

/** Packages that are not pinned: from another registry URL, without a checksum, or with a version range. */
export function unpinned({ packages }: Lock, manifest: Manifest): string[] {
  const loose = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  return [
    ...named(packages)
      .filter(([, { resolved, integrity }]) => resolved || !integrity?.startsWith('sha512-'))
      .map(([name]) => name),
    ...Object.entries(loose)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}@${version}`),
  ];
}

/** Imported packages that are installed only because another package needs them, so that its next version can remove them. */
export function undeclaredImports(
  files: readonly SourceFile[],
  { packages }: Lock,
  manifest: Manifest,
): string[] {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const imported = new Set(files.flatMap(importsOf).map(packageOf));
  return [...imported].filter(
    (name): name is string => name !== null && `node_modules/${name}` in packages && !(name in declared),
  );
}

function named(packages: Lock['packages']): [name: string, found: LockedPackage][] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, found]) => [path.replace(/^.*node_modules\//, ''), found]);
}
