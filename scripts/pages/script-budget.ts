import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KILOBYTE = 1_000;
const SCRIPT = /\/assets\/[\w.-]+\.js/g;
const ASLEEP = /<script type="text\/plain"[\s\S]*?<\/script>/;

/**
 * Compressed script of a page in kB: what comes with it, and all that it loads once somebody is there. The
 * framework alone is 107; parts that a page loads later still, such as a dropdown, are not in either figure.
 */
interface Budget {
  first: number;
  awake: number;
}
const WORDS: Budget = { first: 0, awake: 140 };
const TRACKING: Budget = { first: 0, awake: 160 };
const FORMS: Budget = { first: 170, awake: 170 };

const TRACKING_PAGES = ['/track'];
const FORM_PAGES = ['/auth', '/register', '/forgot-password', '/reset-password', '/create-admin'];

/** Throws with every page that is over its budget, so that the build fails. */
export function refuseHeavyPages(pages: ReadonlyMap<string, string>, directory: string): void {
  const heavy = [...pages].flatMap(([path, html]) => {
    const budget = budgetOf(path);
    return [
      tooHeavy(`${path} at first load`, weight(html.replace(ASLEEP, ''), directory), budget.first),
      tooHeavy(`${path} when awake`, weight(html, directory), budget.awake),
    ].flat();
  });
  if (heavy.length > 0) throw new Error(heavy.join('\n'));
}

function budgetOf(path: string): Budget {
  if (TRACKING_PAGES.includes(path)) return TRACKING;
  return FORM_PAGES.includes(path) ? FORMS : WORDS;
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
