import type { PointOnLine } from '#domain/routing/search/geodesy.ts';
import type { PointMarker } from './gliding-point.ts';

/** The replay's position: an ink ring with a heading arrow. Magenta is reserved for the live point. */
export class ReplayPoint {
  readonly #marker: PointMarker;
  readonly #element: HTMLElement;
  #shown = false;

  /** `marker` draws `element`, which is a `replayElement`. */
  constructor(marker: PointMarker, element: HTMLElement) {
    this.#marker = marker;
    this.#element = element;
  }

  show(place: PointOnLine | null): void {
    if (place) {
      this.#marker.moveTo([place.longitude, place.latitude]);
      this.#element.style.setProperty('--heading', `${place.heading}deg`);
      if (!this.#shown) this.#marker.show();
    } else if (this.#shown) this.#marker.hide();
    this.#shown = place !== null;
  }
}

/** Hidden from screen readers: the position is shown as text below the map. */
export function replayElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'replay-marker';
  element.setAttribute('aria-hidden', 'true');
  return element;
}
