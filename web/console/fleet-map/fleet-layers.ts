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
const CLUSTER_MAX_ZOOM = 11;

const RINGS = ['late', 'held'] as const;
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
        clusterProperties: Object.fromEntries([
          ...MODES.map((mode) => [mode, ['+', isMode(mode)]]),
          ...RINGS.map((ring) => [ring, ['+', ['case', isRing(ring), 1, 0]]]),
        ]),
      },
      [MARKED_SOURCE]: { type: 'geojson', data: vehicleFeatures(marked ? [marked] : []) },
    },
    layers: [...ground.layers, ...fleetLayers(colours)],
  };
}

/** Only the properties that the marks need, because all features are sent to the engine's worker on every change. */
export function vehicleFeatures(vehicles: Iterable<FleetPosition>): Features {
  const features = [];
  for (const vehicle of vehicles) {
    const { tracking_number, transport_mode, heading, longitude, latitude } = vehicle;
    features.push({
      type: 'Feature' as const,
      properties: { tracking_number, transport_mode, heading, ring: ringOf(vehicle) },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    });
  }
  return { type: 'FeatureCollection', features };
}

/** Late vehicles are ringed red, those held in customs orange. */
function ringOf({ late, status }: FleetPosition): (typeof RINGS)[number] | null {
  if (late) return 'late';
  return status === 'customs' ? 'held' : null;
}

/** The image id of a mode's mark in these colours. */
export function imageOf(mode: TransportMode, { modes, water }: MapColours): string {
  return `${mode} ${modes[mode]} ${water}`;
}

function fleetLayers(colours: MapColours): LayerSpecification[] {
  const { ink, water, live, late, held } = colours;
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
      id: 'vehicle-rings',
      type: 'circle',
      source: VEHICLES_SOURCE,
      filter: ['any', isRing('late'), isRing('held')],
      paint: {
        'circle-radius': 14,
        'circle-color': water,
        'circle-opacity': 0.6,
        'circle-stroke-color': ['case', isRing('late'), late, held],
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
        'circle-stroke-color': [
          'case',
          ['>', ['get', 'late'], 0],
          late,
          ['>', ['get', 'held'], 0],
          held,
          water,
        ],
        'circle-stroke-width': 3,
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

function isRing(ring: (typeof RINGS)[number]): ExpressionSpecification {
  return ['==', ['get', 'ring'], ring];
}
