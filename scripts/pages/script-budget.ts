import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SCRIPT, scriptsOfScreens } from './screen-scripts.ts';

const KILOBYTE = 1_000;
const ASLEEP = /<script type="text\/plain"[\s\S]*?<\/script>/;

/**
 * Compressed script of a page in kB. Nothing comes with the page itself; this is what it loads once somebody
 * is there. The framework alone is 107. Parts that a page loads later still, such as a dropdown, are not in it.
 */
const BUDGETS: readonly [paths: RegExp, most: number][] = [
  [/^\/track$/, 176],
  [/^\/(auth|register|forgot-password|reset-password|create-admin|quote|contact|careers\/.+)$/, 198],
  [/^/, 144],
];

/** The same of screens that are not written as pages: they load it at once. */
const SCREEN_BUDGETS: typeof BUDGETS = [
  [/^\/track\//, 176],
  [/^\/create-shipment$/, 180],
  [/^\/admin/, 280],
  [/^/, 200],
];

/** Throws with every page and screen that is over its budget, so that the build fails. */
export function refuseHeavyPages(pages: ReadonlyMap<string, string>, directory: string): void {
  const heavyPages = [...pages].flatMap(([path, html]) => [
    ...tooHeavy(`${path} at first load`, weight(scriptsIn(html.replace(ASLEEP, '')), directory), 0),
    ...tooHeavy(`${path} when awake`, weight(scriptsIn(html), directory), most(BUDGETS, path)),
  ]);
  const heavyScreens = [...scriptsOfScreens(directory, [...pages.keys()])].flatMap(([path, scripts]) =>
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

/** What the scripts weigh together, in kB as a browser receives them (gzip). */
function weight(scripts: ReadonlySet<string>, directory: string): number {
  return [...scripts].reduce((total, script) => total + compressed(join(directory, script)), 0) / KILOBYTE;
}

const sizes = new Map<string, number>();

function compressed(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}
