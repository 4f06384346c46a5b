import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { Position } from '#domain/routing/route-leg.ts';
import { type Glide, glideAt, glideTo, type ReportedPlace } from './glide.ts';

/** The magenta point. It glides from report to report, or jumps where motion is unwanted. */
export class LiveMarker {
  readonly #map: MapLibreMap;
  readonly #marker: Marker;
  #reported: ReportedPlace | null = null;
  #drawn: Position = [0, 0];
  #frame = 0;

  constructor(map: MapLibreMap) {
    this.#map = map;
    const element = document.createElement('div');
    element.className = 'live-marker';
    // The same position stands in text beside the map.
    element.setAttribute('aria-hidden', 'true');
    this.#marker = new Marker({ element, subpixelPositioning: true });
  }

  /** `whenThere` is called as soon as the point stands where the report says. */
  show(reported: ReportedPlace | null, line: readonly Position[], whenThere: () => void): void {
    const before = this.#reported;
    if (reported?.updated_at.getTime() === before?.updated_at.getTime()) return;
    cancelAnimationFrame(this.#frame);
    this.#reported = reported;
    if (!reported) {
      this.#marker.remove();
      return;
    }
    if (before && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#follow(glideTo(line, this.#drawn, before, reported, performance.now()), whenThere);
      return;
    }
    this.#put([reported.longitude, reported.latitude]);
    if (!before) this.#marker.addTo(this.#map);
    whenThere();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#marker.remove();
  }

  #follow(glide: Glide, whenThere: () => void): void {
    const { position, arrived } = glideAt(glide, performance.now());
    this.#put(position);
    if (arrived) whenThere();
    else this.#frame = requestAnimationFrame(() => this.#follow(glide, whenThere));
  }

  #put(position: Position): void {
    this.#drawn = position;
    this.#marker.setLngLat(position);
  }
}
