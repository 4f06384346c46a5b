import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SCRIPT } from './screen-scripts.ts';

const KILOBYTE = 1_000;
const DEFERRED = /<script type="text\/plain"[\s\S]*?<\/script>/;

/**
 * Budget of compressed script in kB that a page loads after the first interaction; nothing loads before. The framework
 * alone is 107. Parts loaded later, such as a dropdown, are not included.
 */
const BUDGETS: readonly [paths: RegExp, most: number][] = [
  [/^\/track$/, 176],
  [/^\/(auth|register|forgot-password|reset-password|create-admin|quote|contact|careers\/.+)$/, 198],
  [/^/, 144],
];

/** Budgets of screens that are not prerendered: they load scripts immediately. */
const SCREEN_BUDGETS: typeof BUDGETS = [
  [/^\/track\//, 176],
  [/^\/create-shipment$/, 180],
  [/^\/admin/, 280],
  [/^/, 200],
];

/**
 * Budget in kB of what has arrived 3 s after the first visit, parts loaded later and the headers of each file included.
 * `tools/bench/page-scripts.ts` measures it in a browser.
 */
export const ARRIVED_BUDGETS = { dashboard: 200, console: 250, tracking: 150 };

/** Fails the build: throws with all pages and screens over budget. */
export function refuseHeavyPages(
  pages: ReadonlyMap<string, string>,
  screens: ReadonlyMap<string, ReadonlySet<string>>,
  directory: string,
): void {
  const heavyPages = [...pages].flatMap(([path, html]) => [
    ...tooHeavy(`${path} at first load`, weight(scriptsIn(html.replace(DEFERRED, '')), directory), 0),
    ...tooHeavy(`${path} after start`, weight(scriptsIn(html), directory), most(BUDGETS, path)),
  ]);
  const heavyScreens = [...screens].flatMap(([path, scripts]) =>
    tooHeavy(`${path} at first load`, weight(scripts, directory), most(SCREEN_BUDGETS, path)),
  );
  const heavy = [...heavyPages, ...heavyScreens];
  if (heavy.length > 0) throw new Error(heavy.join('\n'));
}

function most(budgets: typeof BUDGETS, path: string): number {
  return budgets.find(([paths]) => paths.test(path))?.[1] ?? 0;
}

function tooHeavy(what: string, kilobytes: number, allowed: number): string[] {
  return kilobytes > allowed
    ? [`${what}: ${kilobytes.toFixed(1)} kB of script, at most ${allowed} are allowed`]
    : [];
}

function scriptsIn(html: string): ReadonlySet<string> {
  return new Set(html.match(SCRIPT));
}

/** Total size of the scripts in kB as transferred (gzip). */
function weight(scripts: ReadonlySet<string>, directory: string): number {
  return [...scripts].reduce((total, script) => total + compressed(join(directory, script)), 0) / KILOBYTE;
}

const sizes = new Map<string, number>();

function compressed(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}
