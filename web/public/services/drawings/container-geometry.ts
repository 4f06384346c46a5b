import type { Container } from '#content/services/ocean-freight.ts';
import { type Corner, flatten } from '../../drawings/isometric.tsx';

type Size = Pick<Container, 'length_m' | 'width_m' | 'height_m'>;

/** Length, width and height in drawing units. */
export function drawnSize({ length_m, width_m, height_m }: Size, unitsPerMetre: number): Corner {
  return [length_m * unitsPerMetre, width_m * unitsPerMetre, height_m * unitsPerMetre];
}

/** The height of the usable volume above the container's floor, in metres. */
export function fillHeight({ length_m, width_m, volume_cbm }: Size & Pick<Container, 'volume_cbm'>) {
  return volume_cbm / (length_m * width_m);
}

/** The 2D bounding box of an isometric box at 0, 0, 0. */
export function flatBox([length, width, height]: Corner) {
  const [left] = flatten([0, width, 0]);
  const [right] = flatten([length, 0, 0]);
  const [, top] = flatten([0, 0, height]);
  const [, bottom] = flatten([length, width, 0]);
  return { left, top, width: right - left, height: bottom - top };
}
