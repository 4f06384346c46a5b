import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { FleetPosition } from '#contract/fleet.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { STRONG_MAP_FONT } from '#web/map/chart-style.ts';
import type { MapColours } from '#web/map/map-colours.ts';
import type { Vehicles } from './vehicles.ts';

type Features = Exclude<GeoJSONSourceSpecification['data'], string>;

export const VEHICLES_SOURCE = 'vehicles';
export const MARKED_SOURCE = 'marked';
export const CLUSTERS_LAYER = 'vehicle-clusters';
export const VEHICLES_LAYER = 'vehicles';

/** Cluster radius in pixels. */
const CLUSTER_PX = 48;
/** Beyond this zoom, vehicles aren't clustered. */
export const CLUSTER_MAX_ZOOM = 11;

const MODES: readonly TransportMode[] = ['air', 'sea', 'road', 'rail'];

/** Adds the fleet's sources and layers to a base style. */
export function withFleet(
  ground: StyleSpecification,
  vehicles: Vehicles,
  marked: FleetPosition | null,
  colours: MapColours,
): StyleSpecification {
  return {
    ...ground,
    sources: {
      ...ground.sources,
      [VEHICLES_SOURCE]: {
        type: 'geojson',
        data: vehicleFeatures(vehicles.all()),
        cluster: true,
        clusterRadius: CLUSTER_PX,
        clusterMaxZoom: CLUSTER_MAX_ZOOM,
        clusterProperties: Object.fromEntries(MODES.map((mode) => [mode, ['+', isMode(mode)]])),
      },
      [MARKED_SOURCE]: { type: 'geojson', data: vehicleFeatures(marked ? [marked] : []) },
    },
    layers: [...ground.layers, ...fleetLayers(colours)],
  };
}

/** Only the properties that the marks need, because all features are sent to the engine's worker on every change. */
export function vehicleFeatures(vehicles: Iterable<FleetPosition>): Features {
  const features = [];
  for (const { tracking_number, transport_mode, heading, longitude, latitude } of vehicles)
    features.push({
      type: 'Feature' as const,
      properties: { tracking_number, transport_mode, heading },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    });
  return { type: 'FeatureCollection', features };
}

/** The image id of a mode's mark in these colours. */
export function imageOf(mode: TransportMode, { modes, water }: MapColours): string {
  return `${mode} ${modes[mode]} ${water}`;
}

function fleetLayers(colours: MapColours): LayerSpecification[] {
  const { ink, water, live } = colours;
  return [
    {
      id: 'marked-vehicle',
      type: 'circle',
      source: MARKED_SOURCE,
      paint: {
        'circle-radius': 21,
        'circle-color': live,
        'circle-opacity': 0.22,
        'circle-stroke-color': live,
        'circle-stroke-width': 2.5,
      },
    },
    {
      id: VEHICLES_LAYER,
      type: 'symbol',
      source: VEHICLES_SOURCE,
      filter: ['!', ['has', 'point_count']],
      layout: {
        'icon-image': [
          'match',
          ['get', 'transport_mode'],
          ...MODES.slice(1).flatMap((mode) => [mode, imageOf(mode, colours)]),
          imageOf('air', colours),
        ] as unknown as ExpressionSpecification,
        'icon-rotate': ['get', 'heading'],
        'icon-rotation-alignment': 'map',
        'icon-overlap': 'always',
      },
    },
    {
      id: CLUSTERS_LAYER,
      type: 'circle',
      source: VEHICLES_SOURCE,
      filter: ['has', 'point_count'],
      paint: {
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 16, 100, 20, 1_000, 24],
        'circle-color': ink,
        'circle-stroke-color': water,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'cluster-counts',
      type: 'symbol',
      source: VEHICLES_SOURCE,
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['number-format', ['get', 'point_count'], { locale: 'en-US' }],
        'text-font': STRONG_MAP_FONT,
        'text-size': 13,
        'text-overlap': 'always',
      },
      paint: { 'text-color': water },
    },
  ];
}

function isMode(mode: TransportMode): ExpressionSpecification {
  return ['case', ['==', ['get', 'transport_mode'], mode], 1, 0];
}
