import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import worldUrl from '../../data/map/world.geojson?url';
import { BLUE_MARBLE } from './blue-marble.ts';
import { graticuleLines } from './graticule.ts';
import { MIN_ZOOM } from './map-camera.ts';
import type { MapColours } from './map-colours.ts';
import { IMAGERY_CREDIT, WORLD_CREDIT } from './map-credits.ts';
import { WATERS } from './waters.ts';

/** CSS font families: without `glyphs` in the style, MapLibre renders text with the page's fonts. */
export const MAP_FONT = ['Atkinson Hyperlegible Next Variable', 'Arial', 'sans-serif'];

/** Semibold variant: MapLibre derives the weight from the first name, which no real font has. */
export const STRONG_MAP_FONT = ['Semibold', ...MAP_FONT];

/** The coastline has no more detail beyond this zoom. */
const WORLD_MAX_ZOOM = 7;
/** Simplification in pixels: without a graphics card, a frame takes as long as its lines have vertices. */
const COAST_TOLERANCE_PX = 0.75;
/** The same where the map is plain. */
const PLAIN_TOLERANCE_PX = 2;
/** Simplification under the shoal belts, whose round joins add more vertices at each bend. */
const BELT_TOLERANCE_PX = 3;
const GRATICULE_STEP = 10;

const LAND: FilterSpecification = ['==', ['get', 'kind'], 'land'];
const LABEL: FilterSpecification = ['==', ['get', 'kind'], 'label'];
/** By area. Names without room are hidden, but cost as much to draw as those that are shown. */
const LARGEST: FilterSpecification = [
  'all',
  LABEL,
  ['<', ['get', 'rank'], ['step', ['zoom'], 20, 1, 30, 2, 60, 3, 120, 4, 300]],
];

const world: Record<'world' | 'graticule' | 'waters', GeoJSONSourceSpecification> = {
  world: {
    type: 'geojson',
    data: worldUrl,
    maxzoom: WORLD_MAX_ZOOM,
    tolerance: COAST_TOLERANCE_PX,
    attribution: WORLD_CREDIT,
  },
  graticule: {
    type: 'geojson',
    data: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiLineString', coordinates: graticuleLines(GRATICULE_STEP) },
    },
  },
  waters: {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: WATERS.map(([name, longitude, latitude], index) => ({
        type: 'Feature',
        properties: { name, from_zoom: WATERS.findIndex(([one]) => one === name) === index ? 0 : MIN_ZOOM },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      })),
    },
  },
};

const shoals: SourceSpecification = {
  type: 'geojson',
  data: worldUrl,
  maxzoom: WORLD_MAX_ZOOM,
  tolerance: BELT_TOLERANCE_PX,
};

/**
 * The nautical chart style: white water, two shoal belts, buff land. Without a graphics card it is plain: no belts, coarser
 * coasts, and only the names of countries that have room.
 */
export function chartStyle(colours: MapColours, { plain }: { plain: boolean }): StyleSpecification {
  return {
    version: 8,
    sources: plain
      ? { ...world, world: { ...world.world, tolerance: PLAIN_TOLERANCE_PX } }
      : { ...world, shoals },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      ...(plain
        ? []
        : [shoal('outer-shoal', colours.outer_shoal, 44), shoal('inner-shoal', colours.inner_shoal, 18)]),
      {
        id: 'land',
        type: 'fill',
        source: 'world',
        filter: LAND,
        paint: { 'fill-color': colours.land },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'world',
        filter: LAND,
        paint: { 'line-color': colours.landline, 'line-width': 1 },
      },
      {
        id: 'graticule',
        type: 'line',
        source: 'graticule',
        paint: { 'line-color': colours.ink, 'line-opacity': 0.1 },
      },
      borders(colours.landline),
      waterNames(colours.ink_2, colours.water),
      countryNames(colours.ink_2, colours.land, plain ? LARGEST : LABEL),
    ],
  };
}

/** Satellite imagery with the chart's borders and names on top. */
export function satelliteStyle(tileUrl: string | null): StyleSpecification {
  const imagery: SourceSpecification = tileUrl
    ? { type: 'raster', tiles: [tileUrl], tileSize: 256 }
    : { type: 'raster', ...BLUE_MARBLE, attribution: IMAGERY_CREDIT };
  return {
    version: 8,
    sources: { ...world, imagery },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': '#0b1e33' } },
      { id: 'imagery', type: 'raster', source: 'imagery', paint: { 'raster-fade-duration': 0 } },
      borders('rgba(255, 255, 255, 0.55)'),
      waterNames('#d8e6ee', '#0b1e33'),
      countryNames('#ffffff', '#1c2a1c', LABEL),
    ],
  };
}

/** A belt along the coast. Narrower when zoomed out, so that the belts don't fill the seas. */
function shoal(id: string, colour: string, width: number): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'shoals',
    filter: LAND,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 0, width * 0.12, MIN_ZOOM, width],
    },
  };
}

function borders(colour: string): LayerSpecification {
  return {
    id: 'borders',
    type: 'line',
    source: 'world',
    filter: ['==', ['get', 'kind'], 'border'],
    paint: { 'line-color': colour, 'line-width': 1 },
  };
}

function waterNames(colour: string, halo: string): LayerSpecification {
  return {
    id: 'water-names',
    type: 'symbol',
    source: 'waters',
    filter: ['>=', ['zoom'], ['get', 'from_zoom']],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MAP_FONT,
      'text-size': 13,
      'text-letter-spacing': 0.18,
      'text-max-width': 8,
    },
    paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1 },
  };
}

function countryNames(colour: string, halo: string, filter: FilterSpecification): LayerSpecification {
  return {
    id: 'country-names',
    type: 'symbol',
    source: 'world',
    filter,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MAP_FONT,
      'text-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 14, 60, 12],
      'text-max-width': 7,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  };
}
