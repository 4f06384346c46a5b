import type { ErrorEvent, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { chartStyle, satelliteStyle } from './chart-style.ts';
import { MIN_ZOOM } from './map-camera.ts';
import { type MapColours, readMapColours } from './map-colours.ts';
import type { Ground, MapSettings } from './map-provider.ts';

/** Puts what a map is about over its ground. */
export type Lay = (ground: StyleSpecification, colours: MapColours) => StyleSpecification;

/** Paints grounds in the colours of the theme. The operator's are used while they can be loaded. */
export class MapStyle {
  readonly #map: MapLibreMap;
  #settings: MapSettings;
  #painted: { ground: Ground; lay: Lay } | undefined;
  #whenHopeless: ((error: Error) => void) | undefined;
  #tileProbe: Promise<void> | undefined;

  constructor(map: MapLibreMap, settings: MapSettings) {
    this.#map = map;
    this.#settings = settings;
    map.on('error', (event) => this.#fallBack(event));
  }

  /** Called when not even the ground in the package can be drawn. */
  onHopeless(listener: (error: Error) => void): void {
    this.#whenHopeless = listener;
  }

  paint(ground: Ground, lay: Lay): void {
    this.#painted = { ground, lay };
    const colours = readMapColours();
    const { style_url, satellite_tile_url } = this.#settings;
    if (ground === 'satellite') {
      this.#map.setStyle(lay(satelliteStyle(satellite_tile_url), colours));
      if (satellite_tile_url) this.#tileProbe ??= this.#probe(satellite_tile_url);
    } else if (style_url)
      this.#map.setStyle(style_url, { transformStyle: (_, ground) => lay(ground, colours) });
    else this.#map.setStyle(lay(chartStyle(colours), colours));
  }

  /** Whatever of the operator's fails is given up for this visit; the package has both grounds. */
  #fallBack({ error }: ErrorEvent): void {
    const ground = this.#painted?.ground === 'satellite' ? 'satellite_tile_url' : 'style_url';
    if (this.#settings[ground]) this.#giveUp(ground);
    else this.#whenHopeless?.(new Error(error.message));
  }

  #giveUp(ground: keyof MapSettings): void {
    this.#settings = { ...this.#settings, [ground]: null };
    if (this.#painted) this.paint(this.#painted.ground, this.#painted.lay);
  }

  /** The engine takes a missing tile (404) for an empty one and reports nothing. */
  async #probe(tileUrl: string): Promise<void> {
    const tile = tileUrl
      .replace('{z}', String(MIN_ZOOM))
      .replace('{x}', String(2 ** MIN_ZOOM / 2))
      .replace('{y}', String(2 ** MIN_ZOOM / 2 - 1));
    const answers = await fetch(tile).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!answers && this.#settings.satellite_tile_url) this.#giveUp('satellite_tile_url');
  }
}
