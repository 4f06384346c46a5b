import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page, or in the part of it that the selector names; by these rules alone if any are given. */
export async function violationsOn(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Within the page, a quarter quicker: there are no frames of other origins to look into.
    .setLegacyMode()
    .options({
      runOnly: [...(rules ?? STANDARDS)],
      resultTypes: ['violations'],
    });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
