import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

export const ROOT = resolve(import.meta.dirname, '..');
const CODE = /\.(?:ts|tsx|mjs)$/;
const IMPORT = /(?<!['"])(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every code file that git tracks or would track. */
export function sourceFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => CODE.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

export function isTest({ path }: SourceFile): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}

export function layerOf(path: string): string {
  return path.split('/')[0] as string;
}

export function areaOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/** What a file imports: paths from the root for our own files, package names for the rest. */
export function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(IMPORT)].map(([, specifier = '']) => {
    if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier));
    return specifier.startsWith('#') ? specifier.slice(1) : specifier;
  });
}

/** 'zod' of 'zod/v4', '@orpc/contract' of '@orpc/contract/x'; null for our own files. */
export function packageOf(specifier: string): string | null {
  if (/^(?:domain|contract|server|web|content|database|checks|bench|journeys|data)\//.test(specifier))
    return null;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
