/** Where a box is on its way, in the order of a journey. */
export const EQUIPMENT_STATES = [
  'picked_up',
  'stuffed',
  'gated_in',
  'loaded',
  'discharged',
  'on_hold',
  'released',
  'gated_out',
  'dropped_off',
  'stripped',
] as const;
export type EquipmentState = (typeof EQUIPMENT_STATES)[number];
