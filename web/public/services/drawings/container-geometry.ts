import type { Container } from '#content/services/ocean-freight.ts';
import { type Corner, flatten } from '../../drawings/isometric.tsx';

type Size = Pick<Container, 'length_m' | 'width_m' | 'height_m'>;

/** Length, width and height as the isometric drawing wants them. */
export function drawnSize({ length_m, width_m, height_m }: Size, unitsPerMetre: number): Corner {
  return [length_m * unitsPerMetre, width_m * unitsPerMetre, height_m * unitsPerMetre];
}

/** How high the usable volume stands on the container's floor, in metres. */
export function fillHeight({ length_m, width_m, volume_cbm }: Size & Pick<Container, 'volume_cbm'>) {
  return volume_cbm / (length_m * width_m);
}

/** The flat box around an isometric one that stands at 0, 0, 0. */
export function flatBox([length, width, height]: Corner) {
  const [left] = flatten([0, width, 0]);
  const [right] = flatten([length, 0, 0]);
  const [, top] = flatten([0, 0, height]);
  const [, bottom] = flatten([length, width, 0]);
  return { left, top, width: right - left, height: bottom - top };
}
