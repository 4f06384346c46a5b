import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}
/** What axe's own types leave out. */
interface Commons {
  color: { Color: { prototype: { parseString: (this: Colour, colour: string) => Colour } } };
}
type WithAxe = typeof globalThis & { axe: Omit<typeof axeCore, 'commons'> & { commons: Commons } };

/** What axe finds wrong on the page, or in the part of it that the selector names; by these rules alone if any are given. */
export async function violationsOn(
  page: Page,
  part?: string,
  rules: readonly string[] = STANDARDS,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeCore.source);
    await page.evaluate(makeQuicker);
  }
  const violations = await page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = globalThis as WithAxe;
      return (await axe.run(part ?? document, { runOnly, resultTypes: ['violations'] })).violations;
    },
    { part, runOnly: [...rules] },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** A page has few colours, which axe would parse anew for each element and what lies behind it; markup it need not keep. */
function makeQuicker(): void {
  const { axe } = globalThis as WithAxe;
  axe.configure({ noHtml: true });
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function (colour) {
    const kept = known.get(colour);
    if (kept) return Object.assign(this, kept);
    const { r, g, b, alpha } = parse.call(this, colour);
    known.set(colour, { r, g, b, alpha });
    return this;
  };
}
