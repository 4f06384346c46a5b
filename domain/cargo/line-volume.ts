const CM3_PER_M3 = 1_000_000;

/** What of a line its volume follows from. */
export interface MeasuredLine {
  pieces: number | null;
  /** Of one piece. */
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  /** Given instead of lengths. */
  volume_m3?: number | null;
}

/** m³ to the litre; null where it is neither given nor can be computed. */
export function volumeOf({
  volume_m3 = null,
  pieces,
  length_cm,
  width_cm,
  height_cm,
}: MeasuredLine): number | null {
  if (volume_m3 !== null) return volume_m3;
  if (pieces === null || length_cm === null || width_cm === null || height_cm === null) return null;
  return Math.round((pieces * length_cm * width_cm * height_cm * 1000) / CM3_PER_M3) / 1000;
}
