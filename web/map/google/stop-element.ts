import type { RouteView } from '../map-provider.ts';

type Stop = RouteView['stops'][number];

/** A stop's mark, hollow until the freight has reached it. Hidden from screen readers: the page lists the stops as text. */
export function stopElement({ name, reached }: Stop, { isEnd }: { isEnd: boolean }): HTMLElement {
  const element = document.createElement('div');
  element.className = 'google-stop';
  element.ariaHidden = 'true';
  element.toggleAttribute('data-reached', reached);
  element.toggleAttribute('data-end', isEnd);
  const label = document.createElement('span');
  label.textContent = name;
  element.append(label);
  return element;
}
