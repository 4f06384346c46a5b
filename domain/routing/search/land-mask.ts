import { CELLS } from './grid.ts';

/** One byte per grid cell: 1 where the centre of the cell lies on land, else 0. */
export type LandMask = Uint8Array;

/** Unpacks the stored form: eight cells per byte, lowest bit first. Throws when the length is wrong. */
export function unpackLandMask(bits: Uint8Array): LandMask {
  if (bits.length !== CELLS / 8) throw new Error(`A land mask has ${CELLS / 8} bytes, not ${bits.length}`);
  const land = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) land[cell] = ((bits[cell >> 3] as number) >> (cell & 7)) & 1;
  return land;
}

/** Packs a land mask into its stored form. */
export function packLandMask(land: LandMask): Uint8Array {
  const bits = new Uint8Array(CELLS / 8);
  for (let cell = 0; cell < CELLS; cell++) {
    if (land[cell]) bits[cell >> 3] = (bits[cell >> 3] as number) | (1 << (cell & 7));
  }
  return bits;
}
