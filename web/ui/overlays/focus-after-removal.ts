/**
 * To be called as an element is removed that has the focus, which then falls to the body: moves it to the opener, or to
 * the heading of the nearest part of the page around the element, unless something else takes it first.
 */
export function focusAfterRemoval(removed: Element, opener: (() => HTMLElement | undefined) | null): void {
  const around: Element[] = [];
  for (let each = removed.parentElement; each && each !== document.body; each = each.parentElement)
    around.push(each);
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const target = opener?.() ?? headingOf(around);
    target?.focus({ preventScroll: true });
  });
}

function headingOf(around: readonly Element[]): HTMLElement | undefined {
  for (const each of around) {
    const heading = each.isConnected && each.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}
