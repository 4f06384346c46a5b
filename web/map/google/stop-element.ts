import type { RouteView } from '../map-provider.ts';

type Stop = RouteView['stops'][number];

/** Hollow until the freight has been there. The page lists the stops in text beside the map. */
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
