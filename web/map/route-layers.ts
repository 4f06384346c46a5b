import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Position } from '#domain/routing/route-leg.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { AHEAD_OPACITY, routeParts } from '#web/static-map/route-parts.ts';
import { nearestTurn } from '#web/static-map/route-projection.ts';
import { MAP_FONT, STRONG_MAP_FONT } from './chart-style.ts';
import type { MapColours } from './map-colours.ts';
import type { RouteView } from './map-provider.ts';

type Features = Exclude<GeoJSONSourceSpecification['data'], string>;

export const ROUTE_SOURCE = 'route';
const STOPS_SOURCE = 'stops';

const CASING_PX = 7;

/** Widths in pixels and dashes in line widths, MapLibre's unit. The patterns match the static chart. */
const patterns: Record<TransportMode, { width: number; dash?: number[] }> = {
  road: { width: 3 },
  air: { width: 3, dash: [10 / 3, 6 / 3] },
  sea: { width: 4, dash: [0, 8 / 4] },
  rail: { width: 3 },
};
const modes = Object.keys(patterns) as TransportMode[];

/** Adds the route to a base style: casing, legs in their modes' patterns, then stops. */
export function withRoute(
  ground: StyleSpecification,
  view: RouteView,
  colours: MapColours,
): StyleSpecification {
  return {
    ...ground,
    sources: {
      ...ground.sources,
      [ROUTE_SOURCE]: { type: 'geojson', data: routeFeatures(view.legs, view.travelled_km) },
      [STOPS_SOURCE]: { type: 'geojson', data: stopFeatures(view) },
    },
    layers: [...ground.layers, ...routeLayers(colours)],
  };
}

/** The travelled and the remaining parts of the route. */
export function routeFeatures(legs: RouteView['legs'], travelled_km: number): Features {
  return {
    type: 'FeatureCollection',
    features: routeParts(legs, travelled_km).map(({ line, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'LineString', coordinates: [...line] },
    })),
  };
}

function stopFeatures({ legs, stops }: RouteView): Features {
  const line = legs.flatMap(({ geometry }) => geometry);
  const longitudes = line.map(([longitude]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  return {
    type: 'FeatureCollection',
    features: stops.map(({ name, latitude, longitude, reached }, index) => ({
      type: 'Feature',
      properties: {
        name,
        reached,
        rank: index,
        end: index === 0 || index === stops.length - 1,
        east: nearestTurn(longitude, line) > middle,
      },
      geometry: { type: 'Point', coordinates: [nearestTurn(longitude, line), latitude] satisfies Position },
    })),
  };
}

function routeLayers(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'route-casing',
      type: 'line',
      source: ROUTE_SOURCE,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.water, 'line-width': CASING_PX },
    },
    ...modes.flatMap((mode) => legLayers(mode, colours.modes[mode])),
    {
      id: 'stop-marks',
      type: 'circle',
      source: STOPS_SOURCE,
      paint: {
        'circle-radius': 4.5,
        'circle-color': ['case', ['get', 'reached'], colours.ink, colours.water],
        'circle-stroke-color': colours.ink,
        'circle-stroke-width': 2,
      },
    },
    ...stopNames('stop-names', ['!', ['get', 'end']], colours),
    // Placed before all other labels, and always shown.
    ...stopNames('end-names', ['get', 'end'], colours, { 'text-overlap': 'always' }),
    lineClearance,
  ];
}

/** Invisible symbols along the route, placed first, so that no label covers the line. */
const lineClearance: LayerSpecification = {
  id: 'route-room',
  type: 'symbol',
  source: ROUTE_SOURCE,
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 16,
    'text-field': '•',
    'text-font': MAP_FONT,
    'text-size': 10,
    'text-max-angle': 180,
    'text-overlap': 'always',
  },
  paint: { 'text-opacity': 0 },
};

/** Towards the middle of the route, because a narrow map would cut them at its edge. Below first: buttons cover its top. */
const ANCHORS = {
  west: ['top-left', 'left', 'bottom-left'],
  east: ['top-right', 'right', 'bottom-right'],
} as const;

function stopNames(
  id: string,
  filter: FilterSpecification,
  colours: MapColours,
  layout: SymbolLayerSpecification['layout'] = {},
): LayerSpecification[] {
  return (['west', 'east'] as const).map(
    (side) =>
      ({
        id: `${id}-${side}`,
        type: 'symbol',
        source: STOPS_SOURCE,
        filter: ['all', filter, ['==', ['get', 'east'], side === 'east']],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': STRONG_MAP_FONT,
          'text-size': 14,
          'text-variable-anchor': ANCHORS[side],
          'text-radial-offset': 0.8,
          'text-justify': 'auto',
          'symbol-sort-key': ['get', 'rank'],
          ...layout,
        },
        paint: { 'text-color': colours.ink, 'text-halo-color': colours.water, 'text-halo-width': 2 },
      }) as LayerSpecification,
  );
}

function legLayers(mode: TransportMode, colour: string): LineLayerSpecification[] {
  const { width, dash } = patterns[mode];
  const line: LineLayerSpecification = {
    id: `route-${mode}`,
    type: 'line',
    source: ROUTE_SOURCE,
    filter: ['==', ['get', 'transport_mode'], mode],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': width,
      'line-opacity': ['case', ['get', 'ahead'], AHEAD_OPACITY, 1],
      ...(dash && { 'line-dasharray': dash }),
    },
  };
  return mode === 'rail' ? [line, sleepers(line)] : [line];
}

/** The cross ticks of a railway: a wide line of short dashes every 12 px. */
function sleepers(line: LineLayerSpecification): LineLayerSpecification {
  const width = 9;
  return {
    ...line,
    id: `${line.id}-sleepers`,
    layout: { 'line-join': 'round' },
    paint: { ...line.paint, 'line-width': width, 'line-dasharray': [1.5 / width, 10.5 / width] },
  };
}
