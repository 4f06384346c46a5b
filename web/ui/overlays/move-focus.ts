import type { KeyboardEvent } from 'react';

/** Moves the focus up or down a list of links and enabled buttons. `wrap` continues at the other end, as in a menu. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLUListElement>, wrap = true): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:enabled')];
  const next = items.indexOf(document.activeElement as HTMLElement) + step;
  items[wrap ? (next + items.length) % items.length : next]?.focus();
}
