import { type GeoJSONSource, type Map as MapLibreMap, type MapMouseEvent, Popup } from 'maplibre-gl';
import './fleet-map.css';
import { cornersOf, newMap } from '#web/map/chart-map.ts';
import { MAP_FONT } from '#web/map/chart-style.ts';
import { MAX_ZOOM } from '#web/map/map-camera.ts';
import { onThemeChange, readMapColours } from '#web/map/map-colours.ts';
import type { MapSettings } from '#web/map/map-provider.ts';
import { MapStyle } from '#web/map/map-style.ts';
import { throttle } from '#web/map/throttle.ts';
import { frameAround, NORTHERN_EDGE } from './fleet-bounds.ts';
import {
  CLUSTERS_LAYER,
  imageOf,
  MARKED_SOURCE,
  VEHICLES_LAYER,
  VEHICLES_SOURCE,
  vehicleFeatures,
  withFleet,
} from './fleet-layers.ts';
import { type Cluster, type PlacesInView, placesIn } from './places-in-view.ts';
import { vehicleImage } from './vehicle-image.ts';
import type { Vehicles } from './vehicles.ts';

/** Minimum interval between redraws of the marks and `onPlaces` events. */
const UPDATE_INTERVAL_MS = 1_000;
/** The closest zoom when framing, so that one vehicle or one harbour still shows its surroundings. */
const CLOSEST_FRAME = 6;
const PADDING_PX = 56;
const CAMERA_MS = 400;
/** Hit tolerance around a mark for touch and mouse. */
const FINGER_PX = 16;
const MOUSE_PX = 3;
/** Time to move the pointer from a mark to its card. */
const REACH_CARD_MS = 150;

export interface FleetMapEvents {
  /** Called initially, and after each change of the fleet or the viewport. */
  onPlaces(places: PlacesInView): void;
  /** The vehicle under the pointer, or null. */
  onPoint(tracking_number: string | null): void;
  onOpen(tracking_number: string): void;
  /** The map can't be rendered, or rendering stopped. */
  onLost(): void;
}

interface FleetMapOptions extends FleetMapEvents {
  vehicles: Vehicles;
  settings: MapSettings;
  /** The popup element for the marked vehicle's card, positioned by the map. */
  card: HTMLElement;
  /** Leaves one-finger gestures to page scrolling. */
  cooperative: boolean;
}

/** Opens the fleet map. Throws if this browser can't render it. */
export async function openFleetMap(container: HTMLElement, options: FleetMapOptions): Promise<FleetMap> {
  await document.fonts.load(`14px "${MAP_FONT[0]}"`);
  const map = new FleetMap(container, options);
  return map.drawn.then(
    () => map,
    (error: Error) => {
      map.close();
      throw error;
    },
  );
}

/** The fleet map. All vehicles are one clustered source without DOM elements per vehicle. */
export class FleetMap {
  /** Settles with the first complete frame. */
  readonly drawn: Promise<void>;
  readonly #map: MapLibreMap;
  readonly #style: MapStyle;
  readonly #options: FleetMapOptions;
  readonly #popup: Popup;
  readonly #ends: (() => void)[];
  #marked: string | null = null;
  #pointed: string | null = null;
  #closed = false;

  constructor(container: HTMLElement, options: FleetMapOptions) {
    this.#options = options;
    this.#map = newMap(container, {
      title: 'Live map of the fleet',
      ...this.#camera(),
      minZoom: 0,
      maxZoom: MAX_ZOOM,
      fadeDuration: 0,
      cooperativeGestures: options.cooperative,
    });
    this.#popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      offset: 22,
      maxWidth: '300px',
      className: 'fleet-popup',
    }).setDOMContent(options.card);
    this.#style = new MapStyle(this.#map, options.settings);
    this.drawn = new Promise((resolve, reject) => {
      this.#map.once('load', () => resolve());
      this.#style.onHopeless((error) => {
        reject(error);
        options.onLost();
      });
    });
    this.#map.on('webglcontextlost', options.onLost);
    this.#map.setMissingStyleImageResolver((id) => this.#addImage(id));
    this.#listenToPointer();
    const reportPlaces = throttle(() => this.#reportPlaces(), UPDATE_INTERVAL_MS);
    this.#map.on('render', reportPlaces);
    this.#ends = [
      options.vehicles.onChange(throttle(() => this.#draw(), UPDATE_INTERVAL_MS)),
      onThemeChange(() => this.#paint()),
    ];
    this.#paint();
  }

  /** Fits the whole fleet into view. */
  frame(): void {
    const { center, zoom, bounds, fitBoundsOptions } = this.#camera();
    if (bounds) this.#map.fitBounds(bounds, { ...fitBoundsOptions, duration: CAMERA_MS });
    else this.#map.easeTo({ center, zoom, duration: CAMERA_MS });
  }

  /** Highlights a vehicle and shows its card. */
  mark(tracking_number: string | null): void {
    this.#marked = tracking_number;
    this.#drawMarked();
  }

  async enter({ id, longitude, latitude }: Cluster): Promise<void> {
    const source = this.#map.getSource<GeoJSONSource>(VEHICLES_SOURCE);
    // Clusters are recomputed on each move. If this one no longer exists, zooming in a little is enough.
    const zoom = await source?.getClusterExpansionZoom(id).catch(() => this.#map.getZoom() + 2);
    if (zoom !== undefined && !this.#closed)
      this.#map.easeTo({
        center: [longitude, latitude],
        zoom: Math.min(zoom, MAX_ZOOM),
        duration: CAMERA_MS,
      });
  }

  close(): void {
    this.#closed = true;
    for (const end of this.#ends) end();
    this.#popup.remove();
    this.#map.remove();
  }

  #camera() {
    const bounds = frameAround([...this.#options.vehicles.all()]);
    if (!bounds) return { center: [0, 25] as [number, number], zoom: 1 };
    return { bounds, fitBoundsOptions: { padding: PADDING_PX, maxZoom: CLOSEST_FRAME } };
  }

  #paint(): void {
    this.#style.paint('map', (ground, colours) =>
      withFleet(ground, this.#options.vehicles, this.#find(this.#marked), colours),
    );
  }

  #draw(): void {
    if (this.#closed) return;
    this.#setData(VEHICLES_SOURCE, vehicleFeatures(this.#options.vehicles.all()));
    if (this.#marked) this.#drawMarked();
  }

  #drawMarked(): void {
    const vehicle = this.#find(this.#marked);
    this.#setData(MARKED_SOURCE, vehicleFeatures(vehicle ? [vehicle] : []));
    if (!vehicle) this.#popup.remove();
    else {
      this.#popup.setLngLat([vehicle.longitude, Math.min(vehicle.latitude, NORTHERN_EDGE)]);
      if (!this.#popup.isOpen()) this.#popup.addTo(this.#map);
    }
  }

  /** Does nothing until the map style has loaded; the style is then built with the latest data. */
  #setData(source: string, data: ReturnType<typeof vehicleFeatures>): void {
    this.#map.getSource<GeoJSONSource>(source)?.setData(data);
  }

  #find(tracking_number: string | null) {
    return tracking_number === null ? null : (this.#options.vehicles.find(tracking_number) ?? null);
  }

  #reportPlaces(): void {
    // While some tiles are outdated, vehicles would be counted twice. Another render follows.
    if (this.#closed || !this.#map.getLayer(VEHICLES_LAYER) || !this.#map.isSourceLoaded(VEHICLES_SOURCE))
      return;
    const marks = this.#map
      .queryRenderedFeatures({ layers: [CLUSTERS_LAYER, VEHICLES_LAYER] })
      .map(({ properties, geometry }) => {
        const [longitude = 0, latitude = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
        return { properties, longitude, latitude };
      });
    this.#options.onPlaces(placesIn(cornersOf(this.#map), marks, this.#options.vehicles));
  }

  #addImage(id: string): void {
    const colours = readMapColours();
    for (const mode of ['air', 'sea', 'road', 'rail'] as const)
      if (id === imageOf(mode, colours)) {
        const pixelRatio = Math.max(2, window.devicePixelRatio);
        const image = vehicleImage(mode, colours.modes[mode], colours.water, pixelRatio);
        this.#map.addImage(id, image, { pixelRatio });
      }
  }

  #listenToPointer(): void {
    this.#map.on('mousemove', ({ point }) => {
      const [nearest] = this.#markAt(point, MOUSE_PX);
      this.#map.getCanvas().style.cursor = nearest ? 'pointer' : '';
      this.#point(nearest?.properties.tracking_number ?? null);
    });
    const { card } = this.#options;
    // The pointer may leave the mark or the map on its way to the card.
    this.#map.on('mouseout', () =>
      setTimeout(() => card.matches(':hover') || this.#point(null), REACH_CARD_MS),
    );
    card.addEventListener('mouseleave', () => this.#point(null));
    this.#map.on('click', ({ point }) => {
      const [nearest] = this.#markAt(point, matchMedia('(pointer: coarse)').matches ? FINGER_PX : MOUSE_PX);
      if (!nearest) return;
      const { tracking_number, cluster_id, point_count } = nearest.properties;
      if (tracking_number) this.#options.onOpen(tracking_number);
      else if (nearest.geometry.type === 'Point') {
        const [longitude = 0, latitude = 0] = nearest.geometry.coordinates;
        const modes = { air: 0, sea: 0, road: 0, rail: 0 };
        void this.enter({ id: cluster_id, count: point_count, modes, longitude, latitude, near: null });
      }
    });
  }

  #markAt({ x, y }: MapMouseEvent['point'], reach: number) {
    if (!this.#map.getLayer(VEHICLES_LAYER)) return [];
    return this.#map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: [CLUSTERS_LAYER, VEHICLES_LAYER] },
    );
  }

  #point(tracking_number: string | null): void {
    if (this.#closed || this.#pointed === tracking_number) return;
    this.#pointed = tracking_number;
    this.#options.onPoint(tracking_number);
  }
}
