import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { SHAPE_SIZE, VEHICLE_SHAPES } from './vehicle-shapes.ts';

/** Outline width on each side, in pixels of the shape. */
const CASING = 3.5;

/** A vehicle in its mode's colour, outlined in the water colour to stand out from lanes and land. */
export function vehicleImage(
  mode: TransportMode,
  colour: string,
  casing: string,
  pixelRatio: number,
): ImageData {
  const side = Math.round(SHAPE_SIZE * pixelRatio);
  const brush = new OffscreenCanvas(side, side).getContext('2d');
  if (!brush) throw new Error('This browser cannot draw vehicles.');
  brush.scale(side / SHAPE_SIZE, side / SHAPE_SIZE);
  const shape = new Path2D(VEHICLE_SHAPES[mode]);
  brush.lineJoin = 'round';
  brush.lineWidth = CASING;
  brush.strokeStyle = casing;
  brush.stroke(shape);
  brush.fillStyle = colour;
  brush.fill(shape);
  return brush.getImageData(0, 0, side, side);
}
