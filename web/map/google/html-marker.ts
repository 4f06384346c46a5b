import type { Position } from '#domain/routing/route-leg.ts';
import type { PointMarker } from '../gliding-point.ts';
import { shiftToFollow } from '../map-camera.ts';
import { placeLiteral } from './google-camera.ts';

/** An HTML marker. Google's own markers require a cloud-hosted map style, which excludes ours. */
export class HtmlMarker implements PointMarker {
  readonly #map: google.maps.Map;
  readonly #element: HTMLElement;
  readonly #overlay: google.maps.OverlayView;
  #place: google.maps.LatLngLiteral = { lat: 0, lng: 0 };

  constructor(map: google.maps.Map, element: HTMLElement, position?: Position) {
    this.#map = map;
    this.#element = element;
    element.classList.add('google-marker');
    this.#overlay = new google.maps.OverlayView();
    this.#overlay.onAdd = () => this.#overlay.getPanes()?.overlayLayer.append(element);
    this.#overlay.draw = () => this.#draw();
    this.#overlay.onRemove = () => element.remove();
    if (position) this.moveTo(position);
  }

  show(): void {
    this.#overlay.setMap(this.#map);
  }

  moveTo(position: Position): void {
    this.#place = placeLiteral(position);
    this.#draw();
  }

  hide(): void {
    this.#overlay.setMap(null);
  }

  /** Moves the map without animation, just enough to keep the marker in its middle part. */
  keepInView(): void {
    const projection = this.#overlay.getProjection();
    const point = projection?.fromLatLngToContainerPixel(this.#place);
    if (!point) return;
    const { clientWidth: width, clientHeight: height } = this.#map.getDiv();
    const x = nearestCopy(point.x, width / 2, projection.getWorldWidth());
    const [right, down] = shiftToFollow([x, point.y], { width, height });
    if (right === 0 && down === 0) return;
    const centre = new google.maps.Point(width / 2 + right, height / 2 + down);
    const place = projection.fromContainerPixelToLatLng(centre);
    if (place) this.#map.setCenter(place);
  }

  #draw(): void {
    const projection = this.#overlay.getProjection();
    const point = projection?.fromLatLngToDivPixel(this.#place);
    const centre = projection?.fromLatLngToDivPixel(this.#map.getCenter() ?? null);
    if (!point || !centre) return;
    const left = nearestCopy(point.x, centre.x, projection.getWorldWidth());
    this.#element.style.left = `${left}px`;
    this.#element.style.top = `${point.y}px`;
  }
}

/** The map repeats beyond ±180°; places the marker on the visible copy of the world. */
function nearestCopy(x: number, middle: number, world: number): number {
  return x + Math.round((middle - x) / world) * world;
}
