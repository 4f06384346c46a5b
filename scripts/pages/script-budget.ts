import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KILOBYTE = 1_000;
const SCRIPT = /\/assets\/[\w.-]+\.js/g;
const ASLEEP = /<script type="text\/plain"[\s\S]*?<\/script>/;

/**
 * Compressed script of a page in kB. Nothing comes with the page itself; this is what it loads once somebody
 * is there. The framework alone is 107. Parts that a page loads later still, such as a dropdown, are not in it.
 */
const BUDGETS: readonly [pages: RegExp, most: number][] = [
  [/^\/track$/, 173],
  [/^\/(auth|register|forgot-password|reset-password|create-admin|quote|contact|careers\/.+)$/, 190],
  [/^/, 142],
];

/** Throws with every page that is over its budget, so that the build fails. */
export function refuseHeavyPages(pages: ReadonlyMap<string, string>, directory: string): void {
  const heavy = [...pages].flatMap(([path, html]) => [
    ...tooHeavy(`${path} at first load`, weight(html.replace(ASLEEP, ''), directory), 0),
    ...tooHeavy(`${path} when awake`, weight(html, directory), budgetOf(path)),
  ]);
  if (heavy.length > 0) throw new Error(heavy.join('\n'));
}

function budgetOf(path: string): number {
  return BUDGETS.find(([pages]) => pages.test(path))?.[1] ?? 0;
}

function tooHeavy(what: string, kilobytes: number, most: number): string[] {
  return kilobytes > most
    ? [`${what}: ${kilobytes.toFixed(1)} kB of script, at most ${most} are allowed`]
    : [];
}

/** What the scripts named in a page weigh, each once, in kB as a browser receives them (gzip). */
function weight(html: string, directory: string): number {
  const scripts = new Set(html.match(SCRIPT));
  return [...scripts].reduce((total, script) => total + compressed(join(directory, script)), 0) / KILOBYTE;
}

const sizes = new Map<string, number>();

function compressed(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}
