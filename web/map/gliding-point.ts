import './marks.css';
import type { Position } from '#domain/routing/route-leg.ts';
import { type Glide, glideAt, glideTo, type ReportedPlace } from './glide.ts';

/** A map engine's marker. */
export interface PointMarker {
  show(): void;
  moveTo(position: Position): void;
  hide(): void;
}

/** The magenta live point, hollow while its vehicle is silent. It glides between reports, or jumps with reduced motion. */
export class GlidingPoint {
  readonly #marker: PointMarker;
  readonly #element: HTMLElement;
  #reported: ReportedPlace | null = null;
  #drawn: Position = [0, 0];
  #frame = 0;

  constructor(marker: PointMarker, element: HTMLElement) {
    this.#marker = marker;
    this.#element = element;
  }

  /** `whenThere` is called when the point reaches the reported position. */
  show(reported: ReportedPlace | null, line: readonly Position[], whenThere: () => void): void {
    const before = this.#reported;
    this.#element.toggleAttribute('data-silent', reported?.silent ?? false);
    if (reported?.updated_at.getTime() === before?.updated_at.getTime()) return;
    cancelAnimationFrame(this.#frame);
    this.#reported = reported;
    if (!reported) {
      this.#marker.hide();
      return;
    }
    if (before && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#follow(glideTo(line, this.#drawn, before, reported, performance.now()), whenThere);
      return;
    }
    this.#put([reported.longitude, reported.latitude]);
    if (!before) this.#marker.show();
    whenThere();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#marker.hide();
  }

  #follow(glide: Glide, whenThere: () => void): void {
    const { position, arrived } = glideAt(glide, performance.now());
    this.#put(position);
    if (arrived) whenThere();
    else this.#frame = requestAnimationFrame(() => this.#follow(glide, whenThere));
  }

  #put(position: Position): void {
    this.#drawn = position;
    this.#marker.moveTo(position);
  }
}

/** Hidden from screen readers: the position is shown as text beside the map. */
export function pointElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'live-marker';
  element.setAttribute('aria-hidden', 'true');
  return element;
}
