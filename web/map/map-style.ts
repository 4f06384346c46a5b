import type { ErrorEvent, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { chartStyle, satelliteStyle } from './chart-style.ts';
import { readMapColours } from './map-colours.ts';
import type { MapSettings, RouteView } from './map-provider.ts';
import { withRoute } from './route-layers.ts';

/** Paints grounds in the colours of the theme. The operator's are used while they can be loaded. */
export class MapStyle {
  readonly #map: MapLibreMap;
  #settings: MapSettings;
  #painted: RouteView | undefined;
  #whenHopeless: ((error: Error) => void) | undefined;

  constructor(map: MapLibreMap, settings: MapSettings) {
    this.#map = map;
    this.#settings = settings;
    map.on('error', (event) => this.#fallBack(event));
  }

  /** Called when not even the ground in the package can be drawn. */
  onHopeless(listener: (error: Error) => void): void {
    this.#whenHopeless = listener;
  }

  paint(view: RouteView): void {
    this.#painted = view;
    const colours = readMapColours();
    const lay = (ground: StyleSpecification) => withRoute(ground, view, colours);
    const { style_url, satellite_tile_url } = this.#settings;
    if (view.ground === 'satellite') this.#map.setStyle(lay(satelliteStyle(satellite_tile_url)));
    else if (style_url) this.#map.setStyle(style_url, { transformStyle: (_, ground) => lay(ground) });
    else this.#map.setStyle(lay(chartStyle(colours)));
  }

  /** Whatever of the operator's fails is given up for this visit; the package has both grounds. */
  #fallBack({ error }: ErrorEvent): void {
    const operators = this.#inUse();
    if (operators && this.#painted) {
      this.#settings = { ...this.#settings, [operators]: null };
      this.paint(this.#painted);
    } else this.#whenHopeless?.(new Error(error.message));
  }

  #inUse(): keyof MapSettings | null {
    const ground = this.#painted?.ground === 'satellite' ? 'satellite_tile_url' : 'style_url';
    return this.#settings[ground] ? ground : null;
  }
}
