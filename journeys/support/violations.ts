import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type axeCore from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}
/** Missing from axe's types. */
interface Commons {
  color: { Color: { prototype: { parseString: (this: Colour, colour: string) => Colour } } };
}
type WithAxe = typeof globalThis & { axe: Omit<typeof axeCore, 'commons'> & { commons: Commons } };

/** The minified file, because each document receives, compiles and runs its own copy. */
const AXE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};(${makeQuicker})()`;

/** Runs axe on the page or frame, or on the part named by the selector, optionally with only the given rules. */
export async function violationsOn(
  page: Page | Frame,
  part?: string,
  rules: readonly string[] = STANDARDS,
): Promise<string[]> {
  await transitionsEnded(page);
  return violationsAtRest(page, part, rules);
}

/** Like `violationsOn`, for a page without transitions. */
export async function violationsAtRest(
  page: Page | Frame,
  part?: string,
  rules: readonly string[] = STANDARDS,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = globalThis as WithAxe;
      return (await axe.run(part ?? document, { runOnly, iframes: false, resultTypes: ['violations'] }))
        .violations;
    },
    { part, runOnly: [...rules] },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** Adds axe to the page's frames as one script, which the browser compiles only once. The page's CSP must allow it. */
export function addAxeToFrames(page: Page): Promise<void> {
  return page.evaluate(async (source) => {
    const src = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    for (const { contentDocument } of document.querySelectorAll('iframe')) {
      if (!contentDocument || 'axe' in (contentDocument.defaultView ?? {})) continue;
      const script = Object.assign(contentDocument.createElement('script'), { src });
      const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
      contentDocument.head.append(script);
      await loaded;
      script.remove();
    }
    URL.revokeObjectURL(src);
  }, AXE);
}

export function transitionsEnded(page: Page | Frame): Promise<void> {
  return page.evaluate(endOfTransitions);
}

/** Waits until no element is halfway between two colours or opacities, where contrast is too low for a moment. */
async function endOfTransitions(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime as number),
      );
  // A change of colour scheme starts transitions in one of the next frames, and an inherited colour another one.
  for (let quiet = 0, frames = 0; quiet < 4 && frames < 120; frames++) {
    await new Promise(requestAnimationFrame);
    const unfinished = running();
    quiet = unfinished.length === 0 ? quiet + 1 : 0;
    await Promise.allSettled(unfinished.map(({ finished }) => finished));
  }
}

/** Speeds up axe: caches parsed colours, and skips storing markup. */
function makeQuicker(): void {
  const { axe } = globalThis as WithAxe;
  axe.configure({ noHtml: true });
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function (colour) {
    const cached = known.get(colour);
    if (cached) return Object.assign(this, cached);
    const { r, g, b, alpha } = parse.call(this, colour);
    known.set(colour, { r, g, b, alpha });
    return this;
  };
}
