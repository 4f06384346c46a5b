import type { TransportMode } from '#domain/routing/transport-mode.ts';

/** Side of the square that the shapes are drawn in. */
export const SHAPE_SIZE = 32;

/** Top views of vehicles heading north. Modes differ by shape as well as by colour. */
export const VEHICLE_SHAPES: Record<TransportMode, string> = {
  air: 'M16 2.5C17.3 2.5 18 4.2 18 6.5V12.2L28.5 19V21.8L18 18.6V24.6L21.2 27V29.2L16 27.8L10.8 29.2V27L14 24.6V18.6L3.5 21.8V19L14 12.2V6.5C14 4.2 14.7 2.5 16 2.5Z',
  sea: 'M16 2.5C19 6 21 9.5 21 13V26.5Q21 29 18.5 29H13.5Q11 29 11 26.5V13C11 9.5 13 6 16 2.5Z',
  road: 'M12 4H20L21 10.5H11ZM9.5 12.5H22.5V28.5H9.5Z',
  rail: 'M12.5 9C12.5 5 14 3 16 3S19.5 5 19.5 9V15H12.5ZM12.5 17.5H19.5V29.5H12.5ZM8.5 8.5H23.5V10.5H8.5ZM8.5 21H23.5V23H8.5ZM8.5 26H23.5V28H8.5Z',
};
