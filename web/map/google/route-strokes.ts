import { AHEAD_OPACITY, type RoutePart } from '#web/static-map/route-parts.ts';
import type { MapColours } from '../map-colours.ts';
import { placeLiteral } from './google-camera.ts';

const CASING_PX = 7;

/** The lines of a part of the route: a casing, and the mode's colour and pattern above it. */
export function routeStrokes(
  { transport_mode, line, ahead }: RoutePart,
  colours: MapColours,
): google.maps.PolylineOptions[] {
  const path = line.map(placeLiteral);
  const opacity = ahead ? AHEAD_OPACITY : 1;
  const colour = colours.modes[transport_mode];
  return [
    { path, clickable: false, zIndex: 1, strokeColor: colours.water, strokeWeight: CASING_PX },
    { path, clickable: false, zIndex: 2, strokeColor: colour, ...pattern[transport_mode](colour, opacity) },
  ];
}

type Pattern = (
  colour: string,
  opacity: number,
) => Pick<google.maps.PolylineOptions, 'strokeOpacity' | 'strokeWeight' | 'icons'>;

/** Google Maps has no dashes, so patterns are symbols repeated along a line, whose own stroke may be invisible. */
const pattern: Record<RoutePart['transport_mode'], Pattern> = {
  road: (_, strokeOpacity) => ({ strokeOpacity, strokeWeight: 3 }),
  air: (colour, opacity) => ({
    strokeOpacity: 0,
    icons: [repeated('M 0,-5 0,5', '16px', { strokeColor: colour, strokeOpacity: opacity, strokeWeight: 3 })],
  }),
  sea: (colour, opacity) => ({
    strokeOpacity: 0,
    icons: [repeated(DOT, '8px', { fillColor: colour, fillOpacity: opacity, strokeWeight: 0 })],
  }),
  rail: (colour, strokeOpacity) => ({
    strokeOpacity,
    strokeWeight: 3,
    icons: [repeated('M -4.5,0 4.5,0', '12px', { strokeColor: colour, strokeOpacity, strokeWeight: 1.5 })],
  }),
};

/** A disc 4 px across. */
const DOT = 'M 0,-2 C 1.1,-2 2,-1.1 2,0 2,1.1 1.1,2 0,2 -1.1,2 -2,1.1 -2,0 -2,-1.1 -1.1,-2 0,-2 Z';

function repeated(
  path: string,
  repeat: string,
  look: Omit<google.maps.Symbol, 'path'>,
): google.maps.IconSequence {
  return { icon: { path, scale: 1, ...look }, offset: '0', repeat };
}
