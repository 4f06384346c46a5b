import type { PointOnLine } from '#domain/routing/search/geodesy.ts';
import type { PointMark } from './gliding-point.ts';

/** The replay's position: an ink ring with a heading arrow. Magenta is reserved for the live point. */
export class ReplayPoint {
  readonly #mark: PointMark;
  readonly #element: HTMLElement;
  #shown = false;

  /** `mark` draws `element`, which is a `replayElement`. */
  constructor(mark: PointMark, element: HTMLElement) {
    this.#mark = mark;
    this.#element = element;
  }

  show(place: PointOnLine | null): void {
    if (place) {
      this.#mark.moveTo([place.longitude, place.latitude]);
      this.#element.style.setProperty('--heading', `${place.heading}deg`);
      if (!this.#shown) this.#mark.appear();
    } else if (this.#shown) this.#mark.vanish();
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
