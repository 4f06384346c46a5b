import type { Page } from '@playwright/test';

/**
 * What takes the focus without showing it: covered by a bar or out of sight (WCAG 2.4.11), or without a ring (2.4.7).
 * Focuses every element as Tab would, forwards and backwards, because bars cover either end of the page. A toast that covers
 * the focus has two frames to move away.
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  // Makes the browser draw rings for elements that a script focuses.
  await page.keyboard.press('Shift');
  return page.evaluate(async () => {
    const TARGETS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const targets = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.closest('[inert]') &&
        element.checkVisibility() &&
        // Guards around toasts, which pass on the focus.
        !element.matches('span:empty'),
    );
    const hidden = new Set<string>();
    for (const element of [...targets, ...targets.toReversed()]) {
      element.focus();
      if (document.activeElement !== element) continue;
      if (!isSeen(element)) await frames(2);
      // A toast disappears with its buttons.
      if (document.activeElement !== element) continue;
      const problem = isSeen(element) ? (hasRing(element) ? '' : 'no ring') : 'covered';
      if (problem) hidden.add(`${problem}: ${element.outerHTML.slice(0, 120)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    return [...hidden];

    async function frames(count: number): Promise<void> {
      for (let frame = 0; frame < count; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }

    /** A native control that is visually hidden is seen in its label. */
    function boxOf(element: HTMLElement): HTMLElement {
      const isTiny = element.offsetWidth <= 1 || getComputedStyle(element).opacity === '0';
      return isTiny ? (element.closest('label') ?? element) : element;
    }

    function isSeen(element: HTMLElement): boolean {
      const box = boxOf(element);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
      const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
      return [0.5, 0.1, 0.9].some((across) =>
        [0.5, 0.1, 0.9].some((down) => {
          const top = document.elementFromPoint(x + across * width, y + down * height);
          return top !== null && (box.contains(top) || top.contains(box));
        }),
      );
    }

    function hasRing(element: HTMLElement): boolean {
      return [element, boxOf(element)].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    }
  });
}
