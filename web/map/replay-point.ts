import type { PointOnLine } from '#domain/routing/geodesy.ts';
import type { PointMark } from './gliding-point.ts';

/** Where the replay stands: an ink ring with an arrow in the way it goes. Magenta is the live point's alone. */
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

/** The same place stands in words under the map. */
export function replayElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'replay-marker';
  element.setAttribute('aria-hidden', 'true');
  return element;
}
