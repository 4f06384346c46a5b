import type { Locator, Page } from '@playwright/test';

const PAUSE_MS = 450;
const LETTER_MS = 90;
const MOVE_STEPS = 25;
const SCROLL_STEP_PX = 40;
const SCROLL_STEP_MS = 40;

/** Moves, types and scrolls at the speed of a person, with a visible pointer. */
export class SimulatedUser {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    await this.#moveTo(target);
    await target.click();
    await this.rest(PAUSE_MS);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await field.pressSequentially(text, { delay: LETTER_MS });
    await this.rest(PAUSE_MS);
  }

  async scroll(pixels: number): Promise<void> {
    for (let left = Math.abs(pixels); left > 0; left -= SCROLL_STEP_PX) {
      await this.#page.mouse.wheel(0, Math.sign(pixels) * Math.min(left, SCROLL_STEP_PX));
      await this.rest(SCROLL_STEP_MS);
    }
  }

  rest(ms: number): Promise<void> {
    return this.#page.waitForTimeout(ms);
  }

  async #moveTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not visible`);
    await this.#page.mouse.move(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2, {
      steps: MOVE_STEPS,
    });
    await this.rest(PAUSE_MS);
  }
}

/** Draws a pointer where the mouse is, because recordings do not show it. Runs in the page. */
export function showPointer(): void {
  const pointer = document.createElement('div');
  Object.assign(pointer.style, {
    position: 'fixed',
    zIndex: '2147483647',
    width: '18px',
    height: '18px',
    margin: '-9px 0 0 -9px',
    borderRadius: '50%',
    background: 'rgb(214 69 38 / 0.55)',
    border: '2px solid white',
    pointerEvents: 'none',
  });
  addEventListener('mousemove', ({ clientX, clientY }) => {
    if (!pointer.isConnected) document.documentElement.append(pointer);
    pointer.style.left = `${clientX}px`;
    pointer.style.top = `${clientY}px`;
  });
}
