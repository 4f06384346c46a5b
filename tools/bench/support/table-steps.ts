import type { Locator, Page } from '@playwright/test';

export const SHIPMENTS = 10_000;

interface Step {
  name: string;
  run: (page: Page) => Promise<unknown>;
}

/** Typical dispatcher interactions; each step starts with the full table. */
export const STEPS: Step[] = [
  { name: 'arrow keys', run: async (page) => press(page, ['ArrowDown', 'ArrowRight', 'ArrowUp'], 6) },
  { name: 'page keys', run: async (page) => press(page, ['PageDown', 'PageDown', 'PageUp'], 4) },
  { name: 'to the end and back', run: async (page) => press(page, ['Control+End', 'Control+Home'], 3) },
  { name: 'select a row', run: (page) => tenTimes((turn) => checkbox(page, turn).click()) },
  {
    name: 'select all, and clear',
    run: async (page) => {
      await grid(page).locator('thead').getByRole('checkbox').click();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
    },
  },
  {
    name: 'open the status menu',
    run: (page) =>
      tenTimes(async (turn) => {
        await rows(page).nth(turn).getByRole('button', { name: ', change' }).click();
        await page.getByRole('menu').waitFor();
        await page.keyboard.press('Escape');
      }),
  },
  {
    name: 'open a filter',
    run: async (page) => {
      await page.getByRole('button', { name: 'Client', exact: true }).click();
      await page.getByRole('group', { name: 'Client' }).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'hide a column and show it',
    run: async (page) => {
      await page.getByRole('button', { name: 'Columns' }).click();
      const cargo = page.getByRole('checkbox', { name: 'Cargo', exact: true });
      await cargo.click();
      await cargo.click();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'open a shipment and close it',
    run: async (page) => {
      await rows(page).nth(2).getByRole('link').click();
      await page.getByRole('dialog').getByRole('tab').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'the command palette',
    run: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('busi', { delay: 150 });
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'type a search',
    run: async (page) => {
      await search(page).click();
      await search(page).pressSequentially('rotterdam', { delay: 150 });
      await page.waitForURL(/q=rotterdam/);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.waitForURL((url) => !url.searchParams.has('q'));
    },
  },
  {
    name: 'sort',
    run: async (page) => {
      await grid(page).getByRole('button', { name: 'Weight, kg' }).click();
      await page.waitForURL(/sort=/);
      await page.waitForTimeout(1_000);
    },
  },
];

export function grid(page: Page): Locator {
  return page.getByRole('grid', { name: 'Fleet' });
}

function rows(page: Page): Locator {
  return grid(page).locator('tbody').getByRole('row');
}

export function search(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search shipments' });
}

/** Waits until all shipments are in the table. */
export async function loadAll(page: Page): Promise<void> {
  const all = grid(page)
    .locator('thead')
    .getByRole('checkbox', {
      name: new RegExp(`^Select all ${SHIPMENTS.toLocaleString('en-US')}\\s`),
    });
  await grid(page).locator('tbody [data-cell="3"]').first().click();
  while ((await all.count()) === 0) {
    await page.keyboard.press('Control+End');
    await page.waitForTimeout(100);
  }
  await page.keyboard.press('Control+Home');
  await page.waitForTimeout(500);
}

async function press(page: Page, keys: readonly string[], times: number): Promise<void> {
  await grid(page).locator('tbody [data-cell="3"]').first().click();
  for (let turn = 0; turn < times; turn++)
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(100);
    }
}

function checkbox(page: Page, row: number): Locator {
  return rows(page).nth(row).getByRole('checkbox');
}

async function tenTimes(work: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await work(turn);
}
