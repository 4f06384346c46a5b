import type { ErrorEvent, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { chartStyle, satelliteStyle } from './chart-style.ts';
import { MIN_ZOOM } from './map-camera.ts';
import { type MapColours, readMapColours } from './map-colours.ts';
import type { Ground, MapSettings } from './map-provider.ts';
import { isDrawnInSoftware } from './software-rendering.ts';

/** Adds a map's layers to its base style. */
type Lay = (ground: StyleSpecification, colours: MapColours) => StyleSpecification;

/** Applies base styles in the theme's colours. Uses the operator's style and imagery while they load. */
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

  /** Called when even the bundled base style fails. */
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
    else this.#map.setStyle(lay(chartStyle(colours, { plain: isDrawnInSoftware(this.#map) }), colours));
  }

  /** Falls back to the bundled style or imagery for this visit if the operator's fails. */
  #fallBack({ error }: ErrorEvent): void {
    const ground = this.#painted?.ground === 'satellite' ? 'satellite_tile_url' : 'style_url';
    if (this.#settings[ground]) this.#giveUp(ground);
    else this.#whenHopeless?.(new Error(error.message));
  }

  #giveUp(ground: keyof MapSettings): void {
    this.#settings = { ...this.#settings, [ground]: null };
    if (this.#painted) this.paint(this.#painted.ground, this.#painted.lay);
  }

  /** Requests one tile, because MapLibre treats a missing tile (404) as empty and reports no error. */
  async #probe(tileUrl: string): Promise<void> {
    const tile = tileUrl
      .replace('{z}', String(MIN_ZOOM))
      .replace('{x}', String(2 ** MIN_ZOOM / 2))
      .replace('{y}', String(2 ** MIN_ZOOM / 2 - 1));
    const isAvailable = await fetch(tile).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isAvailable && this.#settings.satellite_tile_url) this.#giveUp('satellite_tile_url');
  }
}
