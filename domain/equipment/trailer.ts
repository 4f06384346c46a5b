/** A type of road trailer, with the figures of common European ones. */
interface TrailerType {
  code: string;
  label: string;
  payload_kg: number;
  volume_m3: number;
  /** Metres of loading length. */
  loading_metres: number;
}

const TRAILER_TYPES: readonly TrailerType[] = [
  { code: 'TAUTLINER', label: 'curtainsider', payload_kg: 24_000, volume_m3: 91, loading_metres: 13.6 },
  { code: 'MEGA', label: 'mega trailer', payload_kg: 24_000, volume_m3: 100, loading_metres: 13.6 },
  { code: 'BOX', label: 'box trailer', payload_kg: 24_000, volume_m3: 88, loading_metres: 13.6 },
  { code: 'REEFER', label: 'reefer trailer', payload_kg: 22_000, volume_m3: 85, loading_metres: 13.4 },
];

export function findTrailerType(code: string): TrailerType | undefined {
  const typed = code.trim().toUpperCase();
  return TRAILER_TYPES.find((type) => type.code === typed);
}
