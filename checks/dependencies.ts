/** What package-lock.json says of one installed package. */
export interface LockedPackage {
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

/** Terms that ask for no more than a notice, or for nothing. */
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

/** Others, for these packages only, and why. */
const EXCEPTIONS: readonly { license: string; packages: RegExp; why: string }[] = [
  {
    license: 'MPL-2.0',
    packages: /^lightningcss(-|$)/,
    why: 'makes the style sheets; unchanged, and not shipped in them',
  },
  { license: 'MPL-2.0', packages: /^@resvg\/resvg-js(-|$)/, why: 'draws the icons when building; unchanged' },
  {
    license: 'MPL-2.0',
    packages: /^axe-core$/,
    why: 'looks at pages in tests; unchanged',
  },
  { license: 'Public Domain', packages: /^jsonify$/, why: 'by Douglas Crockford, who keeps no rights in it' },
  { license: 'Python-2.0', packages: /^argparse$/, why: 'reads arguments of a tool for development' },
  {
    license: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    why: 'data about browsers, for building; credited by its own file',
  },
];

/** Packages whose terms nobody has agreed to. */
export function unlicensed({ packages }: Lock): string[] {
  return named(packages)
    .filter(([name, { license }]) => !isAllowed(name, license))
    .map(([name, { license }]) => `${name}: ${license ?? 'no licence'}`);
}

/** Of several terms to choose from one is enough; of several at once each counts. */
function isAllowed(name: string, license = ''): boolean {
  const terms = license.replace(/^\((.+)\)$/, '$1');
  if (terms.includes(' OR ')) return terms.split(' OR ').some((one) => isAllowed(name, one));
  if (terms.includes(' AND ')) return terms.split(' AND ').every((one) => isAllowed(name, one));
  return (
    ALLOWED.includes(terms) || EXCEPTIONS.some((one) => one.license === terms && one.packages.test(name))
  );
}

/** Packages that want to run a program when they are installed, and nobody has said whether they may. */
export function undecidedScripts({ packages }: Lock, { allowScripts = {} }: Manifest): string[] {
  const wanting = named(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  return [...new Set(wanting.map(([name]) => name))].filter((name) => !(name in allowScripts));
}

/** Packages that could become another one: from an address of their own, or without the sum of what they were. */
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

function named(packages: Lock['packages']): [name: string, found: LockedPackage][] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, found]) => [path.replace(/^.*node_modules\//, ''), found]);
}
